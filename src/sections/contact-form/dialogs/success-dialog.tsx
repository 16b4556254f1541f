import { Dialog } from "../../../components/dialog/dialog";
import { InlineText } from "../../../components/inline-text/inline-text";
import type { ContactDialogWords } from "../contact-form-props";

interface SuccessDialogProps {
  readonly words: ContactDialogWords["success"];
  readonly onClose: () => void;
}

/** Thanks the visitor and says when the studio answers. */
export const SuccessDialog = ({ words, onClose }: SuccessDialogProps) => (
  <Dialog title={words.title} icon="success" onClose={onClose}>
    {words.paragraphs.map((text) => (
      <p key={text}>
        <InlineText text={text} />
      </p>
    ))}
  </Dialog>
);
