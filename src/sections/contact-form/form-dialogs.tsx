import type { Dispatch, SetStateAction } from "react";
import { Dialog, DialogGroup } from "../../components/dialog/dialog";
import { InlineTexts } from "../../components/inline-text/inline-text";
import type { SendResult } from "../../contact/client/send-message";
import { contactMessages } from "../../contact/messages";
import type { ContactFormProps } from "./contact-form-data";
import { contactFormStrings as strings } from "./contact-form-strings";

/** Which dialogs are open; undefined for none. */
export type OpenDialogs =
  /** One or two, in the order of the fields. */
  | { readonly kind: "errors"; readonly errors: readonly string[] }
  | Exclude<SendResult, { readonly kind: "no-cookie" }>
  | undefined;

/** What is open when an error's dialog has closed. */
const without = (open: OpenDialogs, error: string): OpenDialogs => {
  const errors = open?.kind === "errors" ? open.errors.filter((other) => other !== error) : [];
  return errors.length === 0 ? undefined : { kind: "errors", errors };
};

interface FormDialogsProps extends Pick<ContactFormProps, "dialogs" | "studio"> {
  readonly open: OpenDialogs;
  readonly onChange: Dispatch<SetStateAction<OpenDialogs>>;
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
              onChange((now) => without(now, error));
            }}
          >
            <p>{error}</p>
          </Dialog>
        ))}
      </DialogGroup>
    );
  const otherWays = [
    { url: `tel:${studio.phone.dial}`, label: studio.phone.display },
    { url: `mailto:${studio.emails.general}`, label: studio.emails.general },
  ];
  return (
    <DialogGroup>
      {open.kind === "sent" ? (
        <Dialog title={success.title} icon="success" onClose={close}>
          <InlineTexts texts={success.paragraphs} />
        </Dialog>
      ) : (
        <Dialog title={failure.title} icon="error" onClose={close}>
          <p>{open.kind === "failed" ? open.error : contactMessages.sendFailed}</p>
          {open.kind === "offline" ? <p>{strings.offline}</p> : null}
          <p>{failure.otherWays}</p>
          <ul role="list">
            {otherWays.map(({ url, label }) => (
              <li key={url}>
                <a className="standalone-link" href={url}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </DialogGroup>
  );
};
