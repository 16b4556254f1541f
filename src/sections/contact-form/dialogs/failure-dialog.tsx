import { Dialog } from "../../../components/dialog/dialog";
import type { ContactDialogWords, ContactStudio } from "../contact-form-props";
import "./other-ways.css";

interface FailureDialogProps {
  readonly words: ContactDialogWords["failure"];
  readonly studio: ContactStudio;
  /** What went wrong, in plain words. */
  readonly error: string;
  /** More about it. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** Says that a message could not be sent, and names the other ways to reach the studio. */
export const FailureDialog = ({ words, studio, error, note, onClose }: FailureDialogProps) => (
  <Dialog title={words.title} icon="error" onClose={onClose}>
    <p>{error}</p>
    {note === undefined ? null : <p>{note}</p>}
    <p>{words.otherWays}</p>
    <ul className="other-ways" role="list">
      <li>
        <a className="other-ways__link" href={`tel:${studio.phone.dial}`}>
          {studio.phone.display}
        </a>
      </li>
      <li>
        <a className="other-ways__link" href={`mailto:${studio.emails.general}`}>
          {studio.emails.general}
        </a>
      </li>
    </ul>
  </Dialog>
);
