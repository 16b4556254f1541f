import { useEffect, useState } from "react";
import { Icon } from "../../../components/icon/icon";
import { messageMaxLength } from "../../../contact/limits";
import { interpolate } from "../../../lib/interpolate";
import { contactFormStrings as strings } from "../contact-form-strings";

/** The count is shown for the last tenth of the limit. */
const showFrom = messageMaxLength * 0.9;

/** Typing pause before the count is announced, in milliseconds. */
const pauseMs = 1000;

interface MessageCounterProps {
  /** Of the message, in UTF-16 code units, as the schema counts. */
  readonly length: number;
}

/** Shows how many characters are left near the limit. The live region follows after a pause, not at each key. */
export const MessageCounter = ({ length }: MessageCounterProps) => {
  const over = length > messageMaxLength;
  const count = Math.abs(messageMaxLength - length).toLocaleString("en-US");
  const text = length < showFrom ? "" : interpolate(over ? strings.charactersOver : strings.charactersLeft, { count });
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <>
      <span className={over ? "form-message form-message--error" : undefined} aria-hidden="true">
        {over ? <Icon name="error" /> : null}
        <span>{text}</span>
      </span>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
};
