/** A piece of HTML that is safe to put into a page as it is. Only `htmlOf` below makes one from texts. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | readonly Piece[] | undefined;

/**
 * Makes HTML from a template. Texts are escaped, for elements and for attributes in double quotes;
 * pieces of HTML and lists are put in as they are; undefined puts in nothing.
 *
 * Not called `html`: code formatters rewrite templates of that name, and the spaces inside a
 * textarea or a style element have a meaning.
 */
export const htmlOf = (template: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  markup: template.map((text, index) => (index === 0 ? text : write(pieces[index - 1]) + text)).join(""),
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
 * NUL and its kin cannot stand in HTML at all (HTML standard, 13.1.4): they are shown as U+FFFD.
 * A carriage return is written as an entity, since the parser would turn it into a line feed.
 */
const escapeText = (text: string): string =>
  text
    .replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign)
    .replace(/\r/gu, "&#13;")
    .replace(/(?![\t\n])[\p{Cc}\p{Surrogate}]|\p{Noncharacter_Code_Point}/gu, "\uFFFD");
