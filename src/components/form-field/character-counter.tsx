import { useEffect, useState } from "react";
import { interpolate } from "../../lib/text";
import { uiStrings } from "../../strings/ui-strings";
import { FormMessage } from "../form-message/form-message";

/** Typing pause before the count is announced, in milliseconds. */
const pauseMs = 1000;

interface CharacterCounterProps {
  /** Of the text, in UTF-16 code units, as `maxlength` counts. */
  readonly length: number;
  readonly max: number;
}

/**
 * Shows how many characters are left of the last tenth of a limit, or how many are too many. The live region follows after
 * a pause, not at each key. Its place (form-field.css) is in the page from the start.
 */
export const CharacterCounter = ({ length, max }: CharacterCounterProps) => {
  const isOver = length > max;
  const count = Math.abs(max - length).toLocaleString("en-US");
  const label = isOver ? uiStrings.charactersOver : uiStrings.charactersLeft;
  const text = length < max * 0.9 ? "" : interpolate(label, { count });
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(setAnnounced, pauseMs, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <>
      <div aria-hidden="true">{isOver ? <FormMessage kind="error" text={text} /> : <span>{text}</span>}</div>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
};
