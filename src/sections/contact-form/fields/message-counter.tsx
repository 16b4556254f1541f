import { useEffect, useState } from "react";
import { Icon } from "../../../components/icon/icon";
import type { ContactFormStrings } from "../contact-form-props";
import { characterCount } from "./character-count";
import "./message-counter.css";

/** Typing pause before the count is announced, in milliseconds. */
const pauseMs = 1000;

interface MessageCounterProps {
  /** Characters in the message. */
  readonly length: number;
  readonly strings: Pick<ContactFormStrings, "charactersLeft" | "charactersOver">;
}

/** Shows how many characters are left near the limit. The live region follows after a pause, not at each key. */
export const MessageCounter = ({ length, strings }: MessageCounterProps) => {
  const count = characterCount(length, strings);
  const text = count?.text ?? "";
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
      <div className={`message-counter${count?.over === true ? " message-counter--over" : ""}`} aria-hidden="true">
        {count?.over === true ? <Icon name="error" /> : null}
        {text}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
};
