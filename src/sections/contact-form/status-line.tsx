import { Icon } from "../../components/icon/icon";
import type { ContactFormStrings } from "./contact-form-props";
import { statusText, type SubmitStatus } from "./submit-status";
import "./status-line.css";

interface StatusLineProps {
  readonly status: SubmitStatus;
  readonly strings: ContactFormStrings;
}

/** The submit status under the form. A live region must exist before its text changes, so it starts empty. */
export const StatusLine = ({ status, strings }: StatusLineProps) => {
  const text = statusText(status, strings);
  const icon = status === "sent" ? "success" : status === "failed" || status === "offline" ? "error" : "clock";
  return (
    <div className="status-line" role="status">
      {text === "" ? null : (
        // While sending, the button shows the same text.
        <p className={status === "sending" ? "visually-hidden" : `status-line__text status-line__text--${status}`}>
          <Icon name={icon} />
          {text}
        </p>
      )}
    </div>
  );
};
