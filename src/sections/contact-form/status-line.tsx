import { Icon } from "../../components/icon/icon";
import type { ContactFormWords } from "./contact-form-props";
import { statusText, type SendPhase } from "./submit-status";
import "./status-line.css";

interface StatusLineProps {
  readonly phase: SendPhase;
  readonly words: ContactFormWords;
}

/** The line under the form that says how the sending goes. It stands there empty, so that a change of it is read out. */
export const StatusLine = ({ phase, words }: StatusLineProps) => {
  const text = statusText(phase, words);
  const icon = phase === "sent" ? "success" : phase === "failed" || phase === "offline" ? "error" : "clock";
  return (
    <div className="status-line" role="status">
      {text === "" ? null : (
        // While sending the button says the same to the eye.
        <p className={phase === "sending" ? "visually-hidden" : `status-line__text status-line__text--${phase}`}>
          <Icon name={icon} />
          {text}
        </p>
      )}
    </div>
  );
};
