import { DialogParts } from "../../components/dialog/dialog-parts";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { closesDialog, opensDialog } from "../../components/dialog/native-dialog";
import { contactPath, pageParameter, statementPath } from "../../lib/page-path";
import { uiStrings } from "../../strings/ui-strings";
import type { SiteLayout } from "../use-site-layout";

const statementDialogId = "ui-statement";

const titleId = `${statementDialogId}-title`;

interface StatementDialogProps {
  readonly content: SiteLayout["dialogs"]["statement"];
  /** The accessibility mail address. */
  readonly mail: string;
  /** Of the page that a report is about. */
  readonly pathname: string;
}

/**
 * The Accessibility Statement dialog: the commitment, the tools it holds for, and whom to write to. Only its buttons
 * close it (docs/specification.md, "Dialogs").
 */
export const StatementDialog = ({ content, mail, pathname }: StatementDialogProps) => (
  <dialog
    id={statementDialogId}
    className="dialog__window dialog__window--statement"
    aria-labelledby={titleId}
    closedby="none"
  >
    {/* Text before the title: Orca 43 is silent where the focus goes to the first thing of a modal. */}
    <p className="visually-hidden">{uiStrings.dialog}</p>
    <DialogParts
      title={content.title}
      titleId={titleId}
      focusesTitle
      closeIcon={closesDialog(statementDialogId)}
      closeButton={closesDialog(statementDialogId)}
    >
      <InlineTexts texts={content.paragraphs} />
      <h3>{content.toolsHeading}</h3>
      <ul>
        <InlineTexts as="li" texts={content.tools} />
      </ul>
      <h3>{content.contactHeading}</h3>
      <p>
        <a href={`${contactPath}?${pageParameter}=${pathname}#contact`} className="standalone-link">
          {content.report}
        </a>
      </p>
      <p>
        {content.contactBefore} <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <p>
        <a href={statementPath} className="standalone-link">
          {uiStrings.statementPage}
        </a>
      </p>
    </DialogParts>
  </dialog>
);

/**
 * Opens the dialog. Without JavaScript, where the browser may not know invoker commands, a link leads to the statement's
 * page.
 */
export const StatementButton = () => (
  <>
    <button className="button button--small" {...opensDialog(statementDialogId)}>
      {uiStrings.statement}
    </button>
    <noscript>
      <a href={statementPath} className="standalone-link">
        {uiStrings.statementPage}
      </a>
    </noscript>
  </>
);
