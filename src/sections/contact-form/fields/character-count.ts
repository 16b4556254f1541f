import { messageMaxLength } from "../../../contact/limits";
import { interpolate } from "../../../lib/interpolate";
import type { ContactFormStrings } from "../contact-form-props";

/** The count is shown for the last tenth of the limit. */
const announceFrom = messageMaxLength * 0.9;

/**
 * The text of the character count, once a message is near the limit.
 * @param length in UTF-16 code units, as the schema counts
 */
export const characterCount = (
  length: number,
  strings: Pick<ContactFormStrings, "charactersLeft" | "charactersOver">,
): { readonly text: string; readonly over: boolean } | undefined => {
  if (length < announceFrom) return undefined;
  const over = length > messageMaxLength;
  const count = Math.abs(messageMaxLength - length).toLocaleString("en-US");
  return { text: interpolate(over ? strings.charactersOver : strings.charactersLeft, { count }), over };
};
