import { Icon } from "../../components/icon/icon";
import { Status } from "../../components/status/status";
import type { ContactFormStrings } from "./contact-form-props";
import type { SubmitStatus } from "./use-submit-status";
import "./status-line.css";

interface StatusLineProps {
  readonly status: SubmitStatus | undefined;
  readonly strings: ContactFormStrings;
}

/** The submit status under the form. */
export const StatusLine = ({ status, strings }: StatusLineProps) => {
  if (status === undefined) return <Status className="status-line" />;
  const text = {
    sending: strings.sending,
    slow: strings.slow,
    sent: strings.statusSuccess,
    failed: strings.statusFailure,
    offline: strings.offline,
  }[status];
  const icon = status === "sent" ? "success" : status === "failed" || status === "offline" ? "error" : "clock";
  return (
    <Status
      className="status-line"
      // While sending, the button shows the same text.
      textClassName={status === "sending" ? "visually-hidden" : `status-line__text status-line__text--${status}`}
    >
      <Icon name={icon} />
      {text}
    </Status>
  );
};
