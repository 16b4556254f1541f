import { useEffect, useState } from "react";
import { Icon } from "../../../components/icon/icon";
import type { ContactFormWords } from "../contact-form-props";
import { countWords } from "./count-words";
import "./message-counter.css";

/** Milliseconds without a key before the count is read out. */
const pauseMs = 1000;

interface MessageCounterProps {
  /** Characters in the message. */
  readonly length: number;
  readonly words: Pick<ContactFormWords, "charactersLeft" | "charactersOver">;
}

/**
 * Says near the limit how many characters are left. The eye sees the count at once; screen readers
 * hear it when the visitor pauses, not at each key.
 */
export const MessageCounter = ({ length, words }: MessageCounterProps) => {
  const count = countWords(length, words);
  const text = count?.text ?? "";
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(text);
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
        {spoken}
      </span>
    </>
  );
};
