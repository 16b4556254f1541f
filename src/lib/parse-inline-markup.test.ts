// Links, strong words and words in another language in paragraphs; everything else stays as the editor wrote it.
import fc from "fast-check";
import { parseInlineMarkup, type InlinePiece } from "./parse-inline-markup";

const words = (text: string): InlinePiece => ({ kind: "text", text });
const strong = (text: string): InlinePiece => ({ kind: "strong", text });
const link = (text: string, to: string): InlinePiece => ({ kind: "link", text, to });

test.each([
  ["plain words", [words("plain words")]],
  ["", []],
  ["[Pricing](/pricing/)", [link("Pricing", "/pricing/")]],
  [
    "See [our prices](/pricing/#budget-details), **please**.",
    [words("See "), link("our prices", "/pricing/#budget-details"), words(", "), strong("please"), words(".")],
  ],
  ["([a](https://c.example/a_(b)))", [words("("), link("a", "https://c.example/a_(b)"), words(")")]],
  ["**a** [b](mailto:c@d.example)", [strong("a"), words(" "), link("b", "mailto:c@d.example")]],
  ["(“[summons](lang:en)”)", [words("(“"), { kind: "foreign", text: "summons", lang: "en" }, words("”)")]],
])("%j", (text, pieces) => {
  expect(parseInlineMarkup(text)).toEqual(pieces);
});

test.each(["a * b ** c", "[no address]", "[words] (/address/)", "<b>not markup</b>", "[](/empty/)", "****"])(
  "%j stays as it is written",
  (text) => {
    expect(parseInlineMarkup(text)).toEqual([words(text)]);
  },
);

test("loses no word of any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = parseInlineMarkup(text).map((piece) => {
        if (piece.kind === "link") return `[${piece.text}](${piece.to})`;
        if (piece.kind === "foreign") return `[${piece.text}](lang:${piece.lang})`;
        return piece.kind === "strong" ? `**${piece.text}**` : piece.text;
      });
      expect(written.join("")).toBe(text);
    }),
  );
});
