import { Icon } from "../../components/icon/icon";
import { Status } from "../../components/status/status";
import type { ContactFormStrings } from "./contact-form-props";
import { statusText, type SubmitStatus } from "./submit-status";
import "./status-line.css";

interface StatusLineProps {
  readonly status: SubmitStatus;
  readonly strings: ContactFormStrings;
}

/** The submit status under the form. */
export const StatusLine = ({ status, strings }: StatusLineProps) => {
  const text = statusText(status, strings);
  const icon = status === "sent" ? "success" : status === "failed" || status === "offline" ? "error" : "clock";
  if (text === "") return <Status className="status-line" />;
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
