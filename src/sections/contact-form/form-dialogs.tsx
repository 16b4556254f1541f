import { Dialog, DialogGroup } from "../../components/dialog/dialog";
import { LinkList } from "../../components/link-list/link-list";
import { InlineTexts } from "../../components/inline-text/inline-text";
import type { SendResult } from "../../contact/sending/send-message";
import { contactMessages } from "../../contact/messages";
import type { ScriptContent } from "../../contact/content";
import { contactFormStrings as strings } from "../../strings/contact-form-strings";

export interface FormDialog {
  readonly icon: "error" | "success";
  readonly title: string;
  readonly texts: readonly string[];
  readonly links?: readonly Queries.LinkFragment[];
}

/** Each error has a dialog of its own (docs/specification.md, "Messages"). @param errors in the order of the fields */
export const errorDialogs = (errors: readonly string[], { failure }: ScriptContent): readonly FormDialog[] =>
  errors.map((error) => ({ icon: "error", title: failure.title, texts: [error] }));

/** What became of a message. After a failure it has other ways to reach the studio. */
export const resultDialog = (
  result: Exclude<SendResult, { readonly kind: "refused" }>,
  { success, failure, phone, email }: ScriptContent,
): FormDialog => {
  if (result.kind === "sent") return { icon: "success", title: success.title, texts: success.paragraphs };
  const errors = result.kind === "failed" ? [result.error] : [contactMessages.sendFailed, strings.offline];
  return {
    icon: "error",
    title: failure.title,
    texts: [...errors, failure.otherWays],
    links: [
      { label: phone.display, to: `tel:${phone.dial}` },
      { label: email, to: `mailto:${email}` },
    ],
  };
};

interface FormDialogsProps {
  readonly open: readonly FormDialog[];
  readonly onClose: (dialog: FormDialog) => void;
  readonly firstInvalidField: () => HTMLElement | null;
}

/** The open dialogs. Closing one of two leads to the other, which leads to the first invalid field. */
export const FormDialogs = ({ open, onClose, firstInvalidField }: FormDialogsProps) =>
  open.length === 0 ? null : (
    <DialogGroup returnFocus={firstInvalidField}>
      {open.map((dialog) => (
        <Dialog key={dialog.texts[0]} title={dialog.title} icon={dialog.icon} onClose={() => onClose(dialog)}>
          <InlineTexts texts={dialog.texts} />
          {dialog.links ? <LinkList links={dialog.links} linkClassName="standalone-link" /> : null}
        </Dialog>
      ))}
    </DialogGroup>
  );
