import { Dialog } from "../../components/dialog/dialog";
import { InlineText } from "../../components/inline-text/inline-text";
import { SiteLink } from "../../components/site-link/site-link";
import type { SiteLayout } from "../use-site-layout";

interface StatementDialogProps {
  readonly content: SiteLayout["dialogs"]["statement"];
  /** The accessibility mail address. */
  readonly mail: string;
  readonly onClose: () => void;
}

/** The Accessibility Statement dialog: the commitment, the tools it holds for, and whom to write to. */
const StatementDialog = ({ content, mail, onClose }: StatementDialogProps) => (
  <Dialog title={content.title} size="statement" onClose={onClose}>
    {content.paragraphs.map((text) => (
      <p key={text}>
        <InlineText text={text} />
      </p>
    ))}
    <h3>{content.toolsHeading}</h3>
    <ul>
      {content.tools.map((text) => (
        <li key={text}>
          <InlineText text={text} />
        </li>
      ))}
    </ul>
    <h3>{content.contactHeading}</h3>
    <p>
      {content.contactBefore} <a href={`mailto:${mail}`}>{mail}</a>
    </p>
    <p>
      <SiteLink to="/accessibility-statement/" className="standalone-link" onClick={onClose}>
        {content.fullPage}
      </SiteLink>
    </p>
  </Dialog>
);

export default StatementDialog;
