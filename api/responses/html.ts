import { parseInlineMarkup } from "../../src/lib/parse-inline-markup";

/** HTML that is safe to output. Only `htmlOf` makes one from text. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | readonly Piece[] | undefined;

/**
 * Template tag: escapes strings for elements and double-quoted attributes, inserts Html and lists as
 * they are, and nothing for undefined.
 *
 * Not called `html`, because formatters rewrite templates of that name and whitespace inside a textarea matters.
 */
export const htmlOf = (template: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  markup: template.map((text, index) => (index === 0 ? text : write(pieces[index - 1]) + text)).join(""),
});

/** A paragraph of content with its links and strong text. */
export const inlineHtml = (text: string): readonly Html[] =>
  parseInlineMarkup(text).map((piece) => {
    switch (piece.kind) {
      case "link":
        return htmlOf`<a href="${piece.to}">${piece.text}</a>`;
      case "strong":
        return htmlOf`<strong>${piece.text}</strong>`;
      case "text":
        return htmlOf`${piece.text}`;
    }
  });

const write = (piece: Piece): string => {
  if (piece === undefined) return "";
  if (typeof piece === "string") return escapeText(piece);
  return "markup" in piece ? piece.markup : piece.map(write).join("");
};

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Control characters, surrogates and noncharacters are not allowed in HTML (HTML standard, 13.1.4) and become
 * U+FFFD. A carriage return becomes an entity: parsers turn a raw one into a line feed.
 */
const escapeText = (text: string): string =>
  text
    .replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign)
    .replace(/\r/gu, "&#13;")
    .replace(/(?![\t\n])[\p{Cc}\p{Surrogate}]|\p{Noncharacter_Code_Point}/gu, "\uFFFD");
