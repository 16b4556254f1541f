import { Icon } from "../../components/icon/icon";
import type { ControllerProps } from "./contact-form-props";
import { contactFormStrings as strings } from "./contact-form-strings";
import type { SubmitStatus } from "./use-submit-status";

interface StatusTextProps {
  readonly status: SubmitStatus | undefined;
  readonly text: ControllerProps["text"];
}

/** The submit status under the form. */
export const StatusText = ({ status, text }: StatusTextProps) => {
  if (status === undefined) return null;
  const failed = status === "failed" || status === "offline";
  const statusText = {
    sending: strings.sending,
    slow: strings.slow,
    sent: text.statusSuccess,
    failed: text.statusFailure,
    offline: strings.offline,
  }[status];
  return (
    <span
      // While sending, the button shows the same text.
      className={status === "sending" ? "visually-hidden" : `form-message form-message--${failed ? "error" : status}`}
    >
      <Icon name={failed ? "error" : status === "sent" ? "success" : "clock"} />
      <span key={status}>{statusText}</span>
    </span>
  );
};
