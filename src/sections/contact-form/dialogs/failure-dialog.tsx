import { Dialog } from "../../../components/dialog/dialog";
import type { ContactDialogStrings, ContactStudio } from "../contact-form-props";
import { OtherWays } from "./other-ways";

interface FailureDialogProps {
  readonly strings: ContactDialogStrings["failure"];
  readonly studio: ContactStudio;
  /** What went wrong. */
  readonly error: string;
  /** A second sentence. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** Says that a message was not sent, and lists other ways to reach the studio. */
export const FailureDialog = ({ strings, studio, error, note, onClose }: FailureDialogProps) => (
  <Dialog title={strings.title} icon="error" onClose={onClose}>
    <p>{error}</p>
    {note === undefined ? null : <p>{note}</p>}
    <OtherWays intro={strings.otherWays} studio={studio} />
  </Dialog>
);
