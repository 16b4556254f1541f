import { Dialog } from "../../../components/dialog/dialog";
import { InlineTexts } from "../../../components/inline-text/inline-text";
import { contactMessages } from "../../../contact/messages";
import type { ControllerProps } from "../contact-form-props";
import { contactFormStrings } from "../contact-form-strings";
import type { SendResult } from "../send/send-message";
import { OtherWays } from "./other-ways";

/** Which dialogs are open; undefined for none. */
export type OpenDialogs =
  /** One or two, in the order of the fields. */
  | { readonly kind: "errors"; readonly errors: readonly string[] }
  | Exclude<SendResult, { readonly kind: "no-cookie" }>
  | undefined;

interface FormDialogsProps extends Pick<ControllerProps, "dialogs" | "studio"> {
  readonly open: OpenDialogs;
  readonly onChange: (open: OpenDialogs) => void;
  readonly firstInvalidField: () => HTMLElement | null | undefined;
}

/**
 * The dialogs of the contact form. Two errors open two dialogs at once (specification, section 5): the first is on top
 * and leads to the other, which leads to the first invalid field.
 */
export const FormDialogs = ({ open, onChange, firstInvalidField, dialogs, studio }: FormDialogsProps) => {
  const close = (): void => {
    onChange(undefined);
  };
  const { success, failure } = dialogs;
  if (open === undefined) return null;
  if (open.kind === "errors") {
    const [first, second] = open.errors;
    const isLast = second === undefined;
    return [...open.errors].reverse().map((error) => (
      <Dialog
        key={error}
        title={failure.title}
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
      <Dialog title={success.title} icon="success" onClose={close}>
        <InlineTexts texts={success.paragraphs} />
      </Dialog>
    );
  return (
    <Dialog title={failure.title} icon="error" onClose={close}>
      <p>{open.kind === "failed" ? open.error : contactMessages.sendFailed}</p>
      {open.kind === "offline" ? <p>{contactFormStrings.offline}</p> : null}
      <OtherWays intro={failure.otherWays} studio={studio} />
    </Dialog>
  );
};
