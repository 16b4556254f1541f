/**
 * Invisible marks behind texts: 32 characters that carry the bits of a number. U+200C and U+200D have no width, are no
 * white space for `trim` and allow no line break. Only the content copy of live editing has them.
 */

const bits = 32;
const mark = new RegExp(`(?:\\u200C|\\u200D){${bits}}`, "gu");

/** @param id a whole number below 2^32 */
export const encodeMark = (id: number): string =>
  id.toString(2).padStart(bits, "0").replaceAll("0", "\u200C").replaceAll("1", "\u200D");

/** The numbers that a text carries, in their order. */
export const decodeMarks = (text: string): readonly number[] =>
  [...text.matchAll(mark)].map(([digits]) =>
    Number.parseInt(digits.replaceAll("\u200C", "0").replaceAll("\u200D", "1"), 2),
  );

export const withoutMarks = (text: string): string => text.replace(mark, "");
