import { Dialog } from "../../../components/dialog/dialog";
import { InlineTexts } from "../../../components/inline-text/inline-text";
import { contactMessages } from "../../../contact/messages";
import type { ContactFormProps } from "../contact-form-props";
import { ErrorDialogs, type FieldError } from "./error-dialogs";
import { FailureDialog } from "./failure-dialog";

/** Which dialogs are open. */
export type OpenDialogs =
  | { readonly kind: "none" }
  | { readonly kind: "errors"; readonly errors: readonly FieldError[] }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" };

interface FormDialogsProps extends Pick<ContactFormProps, "strings" | "dialogs" | "studio"> {
  readonly open: OpenDialogs;
  readonly onChange: (open: OpenDialogs) => void;
  readonly firstInvalidField: () => HTMLElement | undefined;
}

/** The dialogs of the contact form. */
export const FormDialogs = ({ open, onChange, firstInvalidField, strings, dialogs, studio }: FormDialogsProps) => {
  const close = (): void => {
    onChange({ kind: "none" });
  };
  switch (open.kind) {
    case "none":
      return null;
    case "errors":
      return (
        <ErrorDialogs
          title={dialogs.failure.title}
          errors={open.errors}
          returnFocus={firstInvalidField}
          onClose={(closed) => {
            const errors = open.errors.filter((error) => error !== closed);
            onChange(errors.length === 0 ? { kind: "none" } : { kind: "errors", errors });
          }}
        />
      );
    case "sent":
      return (
        <Dialog title={dialogs.success.title} icon="success" onClose={close}>
          <InlineTexts texts={dialogs.success.paragraphs} />
        </Dialog>
      );
    case "failed":
      return <FailureDialog strings={dialogs.failure} studio={studio} error={open.error} onClose={close} />;
    case "offline":
      return (
        <FailureDialog
          strings={dialogs.failure}
          studio={studio}
          error={contactMessages.sendFailed}
          note={strings.offline}
          onClose={close}
        />
      );
  }
};
