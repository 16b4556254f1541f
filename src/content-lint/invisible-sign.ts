import type { ReadError } from "./diagnostic";

/**
 * Signs that nobody sees and that do harm: they hide a field's name, break an address or turn words around
 * (https://www.unicode.org/reports/tr36/). Joiners may follow what is not ASCII: emoji and some languages need them.
 */
const harmful = /(?![\u200C\u200D])[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}|(?<=[\0-\x7F]|^)[\u200C\u200D]/u;

/** The first such sign of a text, with its place. */
export const invisibleSign = (text: string): ReadError | undefined => {
  const { 0: sign, index } = harmful.exec(text) ?? { 0: undefined, index: 0 };
  if (sign === undefined) return undefined;
  const line = text.slice(0, index).split("\n").length;
  const column = index - text.lastIndexOf("\n", index - 1);
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  return {
    rule: "yaml-invisible",
    line,
    column,
    message: `Line ${line} has a sign at character ${column} that nobody can see: U+${code}.`,
    fix: "Delete it. If you cannot find it, delete the line and type it again: copied text brings such signs along.",
  };
};
