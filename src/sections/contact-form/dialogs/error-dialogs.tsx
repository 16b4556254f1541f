import { Dialog } from "../../../components/dialog/dialog";
import type { FieldName } from "../form-elements";

export interface FieldError {
  readonly field: FieldName;
  readonly text: string;
}

interface ErrorDialogsProps {
  readonly title: string;
  /** One or two, in the order of the fields. The first is on top. */
  readonly errors: readonly FieldError[];
  readonly onClose: (error: FieldError) => void;
  /** What gets the focus after the last dialog: the first invalid field. */
  readonly returnFocus: () => HTMLElement | undefined;
}

/**
 * A Form Error dialog for each invalid field (specification, section 5): both are open at once when
 * both fields are invalid, and closing the upper one leads to the lower one.
 */
export const ErrorDialogs = ({ title, errors, onClose, returnFocus }: ErrorDialogsProps) =>
  [...errors].reverse().map((error, index) => {
    const isLower = index === 0;
    return (
      <Dialog
        key={error.field}
        title={title}
        icon="error"
        {...(errors.length > 1 ? { level: isLower ? "lower" : "upper" } : {})}
        {...(isLower ? { returnFocus } : {})}
        onClose={() => {
          onClose(error);
        }}
      >
        <p>{error.text}</p>
      </Dialog>
    );
  });
