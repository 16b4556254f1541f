import { Dialog, DialogGroup } from "../../../components/dialog/dialog";
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
 * The dialogs of the contact form. Two errors open two dialogs at once (specification, section 5), in the order of the
 * fields; closing one leads to the other, which leads to the first invalid field.
 */
export const FormDialogs = ({ open, onChange, firstInvalidField, dialogs, studio }: FormDialogsProps) => {
  const close = (): void => {
    onChange(undefined);
  };
  const { success, failure } = dialogs;
  if (open === undefined) return null;
  if (open.kind === "errors")
    return (
      <DialogGroup returnFocus={firstInvalidField}>
        {open.errors.map((error) => (
          <Dialog
            key={error}
            title={failure.title}
            icon="error"
            onClose={() => {
              const errors = open.errors.filter((other) => other !== error);
              onChange(errors.length === 0 ? undefined : { kind: "errors", errors });
            }}
          >
            <p>{error}</p>
          </Dialog>
        ))}
      </DialogGroup>
    );
  return (
    <DialogGroup>
      {open.kind === "sent" ? (
        <Dialog title={success.title} icon="success" onClose={close}>
          <InlineTexts texts={success.paragraphs} />
        </Dialog>
      ) : (
        <Dialog title={failure.title} icon="error" onClose={close}>
          <p>{open.kind === "failed" ? open.error : contactMessages.sendFailed}</p>
          {open.kind === "offline" ? <p>{contactFormStrings.offline}</p> : null}
          <OtherWays intro={failure.otherWays} studio={studio} />
        </Dialog>
      )}
    </DialogGroup>
  );
};
