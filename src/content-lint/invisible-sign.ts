import type { Explanation } from "./diagnostic";

/** Signs that words of some languages need, soft hyphens among them. */
const joiner = String.raw`[\u00AD\u061C\u200C-\u200F]`;

/** Signs that nobody sees and that do harm where they are. What writing systems and emoji need is allowed in words. */
const harmful = new RegExp(
  [
    // Nowhere allowed: zero-width spaces, direction overrides, a byte order mark that is not at the beginning of the file …
    String.raw`(?!${joiner}|(?<![^])\uFEFF|[\p{VS}\u034F\u{E0020}-\u{E007F}])[\p{DI}\p{Zl}\p{Zp}]`,
    // … and controls.
    String.raw`(?![\t\n\r])\p{Cc}`,
    // After a letter or emoji only.
    String.raw`(?<![\p{L}\p{M}\p{VS}\p{ExtPict}\p{EMod}])${joiner}`,
    // Not in a field's name, and not in an address.
    String.raw`(?<=^[ -]*\w*)${joiner}(?=\w*:)`,
    String.raw`(?<=(?:https?:|mailto:|tel:|(?<=[\s"'(])\.{0,2}/)[^\s"')]*)${joiner}`,
  ].join("|"),
  "mu",
);

const names: readonly (readonly [RegExp, string])[] = [
  [/\u200B/u, "a zero-width space"],
  [/\u00AD/u, "a soft hyphen"],
  [/\uFEFF/u, "a byte order mark"],
  [/[\u2060\u200C\u200D]/u, "a joiner of letters"],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, "a sign that changes the direction of writing"],
];

/**
 * Finds the first sign that nobody sees and that does harm: it hides a field's name, breaks an address or turns words
 * around. https://www.unicode.org/reports/tr36/ describes the kinds.
 */
export const invisibleSign = (text: string): Explanation | undefined => {
  const { 0: sign, index } = harmful.exec(text) ?? { 0: undefined, index: 0 };
  if (sign === undefined) return undefined;
  const line = text.slice(0, index).split("\n").length;
  const column = index - text.lastIndexOf("\n", index - 1);
  const name = names.find(([pattern]) => pattern.test(sign))?.[1] ?? "a control sign";
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  return {
    rule: "yaml-invisible",
    line,
    column,
    message: `Line ${line} has a sign at character ${column} that nobody can see: ${name}, U+${code}.`,
    fix: "Delete it. If you cannot find it, delete the line and type it again: copied text brings such signs along.",
  };
};
