import { Dialog } from "../../../components/dialog/dialog";
import { InlineTexts } from "../../../components/inline-text/inline-text";
import { contactMessages } from "../../../contact/messages";
import type { ContactFormProps } from "../contact-form-props";
import { FailureDialog } from "./failure-dialog";

/** Which dialogs are open; undefined for none. */
export type OpenDialogs =
  /** One or two, in the order of the fields. */
  | { readonly kind: "errors"; readonly errors: readonly string[] }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" }
  | undefined;

interface FormDialogsProps extends Pick<ContactFormProps, "strings" | "dialogs" | "studio"> {
  readonly open: OpenDialogs;
  readonly onChange: (open: OpenDialogs) => void;
  readonly firstInvalidField: () => HTMLElement | null | undefined;
}

/**
 * The dialogs of the contact form. Two errors open two dialogs at once (specification, section 5): the first is on top
 * and leads to the other, which leads to the first invalid field.
 */
export const FormDialogs = ({ open, onChange, firstInvalidField, strings, dialogs, studio }: FormDialogsProps) => {
  const close = (): void => {
    onChange(undefined);
  };
  if (open === undefined) return null;
  if (open.kind === "errors") {
    const [first, second] = open.errors;
    const isLast = second === undefined;
    return [...open.errors].reverse().map((error) => (
      <Dialog
        key={error}
        title={dialogs.failure.title}
        icon="error"
        {...(isLast ? {} : { level: error === first ? "upper" : "lower" })}
        {...(error === first && !isLast ? {} : { returnFocus: firstInvalidField })}
        onClose={() => {
          onChange(isLast ? undefined : { kind: "errors", errors: [second] });
        }}
      >
        <p>{error}</p>
      </Dialog>
    ));
  }
  if (open.kind === "sent")
    return (
      <Dialog title={dialogs.success.title} icon="success" onClose={close}>
        <InlineTexts texts={dialogs.success.paragraphs} />
      </Dialog>
    );
  return (
    <FailureDialog
      strings={dialogs.failure}
      studio={studio}
      error={open.kind === "failed" ? open.error : contactMessages.sendFailed}
      note={open.kind === "offline" ? strings.offline : undefined}
      onClose={close}
    />
  );
};
