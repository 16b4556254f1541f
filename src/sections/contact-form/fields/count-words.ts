import { messageMaxLength } from "../../../contact/limits";
import { interpolate } from "../../../lib/interpolate";
import type { ContactFormWords } from "../contact-form-props";

/** The count is shown from here on: the last tenth of the room. */
const countFromLength = messageMaxLength * 0.9;

/**
 * What is said of the length of a message, once it is near the limit.
 * @param length in UTF-16 code units, as the rules count
 */
export const countWords = (
  length: number,
  words: Pick<ContactFormWords, "charactersLeft" | "charactersOver">,
): { readonly text: string; readonly over: boolean } | undefined => {
  if (length < countFromLength) return undefined;
  const over = length > messageMaxLength;
  const count = Math.abs(messageMaxLength - length).toLocaleString("en-US");
  return { text: interpolate(over ? words.charactersOver : words.charactersLeft, { count }), over };
};
