import { contactTexts } from "../../../contact/messages";
import type { ContactFormProps } from "../contact-form-props";
import { FailureDialog } from "./failure-dialog";
import { FaultDialogs, type Fault } from "./error-dialogs";
import { SuccessDialog } from "./success-dialog";

/** Which dialogs are open. */
export type OpenDialogs =
  | { readonly kind: "none" }
  | { readonly kind: "faults"; readonly faults: readonly Fault[] }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" };

interface FormDialogsProps extends Pick<ContactFormProps, "words" | "dialogs" | "studio"> {
  readonly open: OpenDialogs;
  readonly onChange: (open: OpenDialogs) => void;
  /** The first field at fault. */
  readonly fieldAtFault: () => HTMLElement | null | undefined;
}

/** The dialogs of the contact form. */
export const FormDialogs = ({ open, onChange, fieldAtFault, words, dialogs, studio }: FormDialogsProps) => {
  const close = (): void => {
    onChange({ kind: "none" });
  };
  switch (open.kind) {
    case "none":
      return null;
    case "faults":
      return (
        <FaultDialogs
          title={dialogs.failure.title}
          faults={open.faults}
          returnFocus={fieldAtFault}
          onClose={(closed) => {
            const faults = open.faults.filter((fault) => fault !== closed);
            onChange(faults.length === 0 ? { kind: "none" } : { kind: "faults", faults });
          }}
        />
      );
    case "sent":
      return <SuccessDialog words={dialogs.success} onClose={close} />;
    case "failed":
      return <FailureDialog words={dialogs.failure} studio={studio} error={open.error} onClose={close} />;
    case "offline":
      return (
        <FailureDialog
          words={dialogs.failure}
          studio={studio}
          error={contactTexts.sendFailed}
          note={words.offline}
          onClose={close}
        />
      );
  }
};
