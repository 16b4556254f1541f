import { Icon } from "../../components/icon/icon";
import { Status } from "../../components/status/status";
import type { ContactFormProps } from "./contact-form-props";
import { contactFormStrings as strings } from "./contact-form-strings";
import type { SubmitStatus } from "./use-submit-status";
import "./form-message.css";

interface StatusLineProps {
  readonly status: SubmitStatus | undefined;
  readonly text: Pick<ContactFormProps["text"], "statusSuccess" | "statusFailure">;
}

/** The submit status under the form. */
export const StatusLine = ({ status, text }: StatusLineProps) => {
  if (status === undefined) return <Status className="contact-form__status" />;
  const failed = status === "failed" || status === "offline";
  const statusText = {
    sending: strings.sending,
    slow: strings.slow,
    sent: text.statusSuccess,
    failed: text.statusFailure,
    offline: strings.offline,
  }[status];
  return (
    <Status
      className="contact-form__status"
      // While sending, the button shows the same text.
      textClassName={
        status === "sending" ? "visually-hidden" : `form-message form-message--${failed ? "error" : status}`
      }
    >
      <Icon name={failed ? "error" : status === "sent" ? "success" : "clock"} />
      {statusText}
    </Status>
  );
};
