import { Dialog } from "../../components/dialog/dialog";
import { InlineText } from "../../components/inline-text/inline-text";
import { SiteLink } from "../../components/site-link/site-link";

export interface StatementDialogWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly toolsHeading: string;
  readonly tools: readonly string[];
  readonly contactHeading: string;
  readonly contactBefore: string;
  readonly fullPage: string;
}

interface StatementDialogProps {
  readonly words: StatementDialogWords;
  /** The accessibility mail address. */
  readonly mail: string;
  readonly onClose: () => void;
}

/** The Accessibility Statement dialog: the commitment, the tools it holds for, and whom to write to. */
const StatementDialog = ({ words, mail, onClose }: StatementDialogProps) => (
  <Dialog title={words.title} size="statement" onClose={onClose}>
    {words.paragraphs.map((text) => (
      <p key={text}>
        <InlineText text={text} />
      </p>
    ))}
    <h3>{words.toolsHeading}</h3>
    <ul>
      {words.tools.map((text) => (
        <li key={text}>
          <InlineText text={text} />
        </li>
      ))}
    </ul>
    <h3>{words.contactHeading}</h3>
    <p>
      {words.contactBefore} <a href={`mailto:${mail}`}>{mail}</a>
    </p>
    <p>
      <SiteLink to="/accessibility-statement/" className="link-alone" onClick={onClose}>
        {words.fullPage}
      </SiteLink>
    </p>
  </Dialog>
);

export default StatementDialog;
