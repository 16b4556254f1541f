import fc from "fast-check";
import { parseInlineMarkup } from "./parse-inline-markup";

describe("parseInlineMarkup", () => {
  test.each([
    ["plain words", [{ kind: "text", text: "plain words" }]],
    ["", []],
    ["[Pricing](/pricing/)", [{ kind: "link", text: "Pricing", to: "/pricing/" }]],
    [
      "See [our prices](/pricing/#budget-details), **please**.",
      [
        { kind: "text", text: "See " },
        { kind: "link", text: "our prices", to: "/pricing/#budget-details" },
        { kind: "text", text: ", " },
        { kind: "strong", text: "please" },
        { kind: "text", text: "." },
      ],
    ],
    [
      "**a** [b](mailto:c@d.example)",
      [
        { kind: "strong", text: "a" },
        { kind: "text", text: " " },
        { kind: "link", text: "b", to: "mailto:c@d.example" },
      ],
    ],
  ])("%j", (text, pieces) => {
    expect(parseInlineMarkup(text)).toEqual(pieces);
  });

  test.each([
    "a * b ** c",
    "[no address]",
    "[words] (/address/)",
    "(see [1])",
    "<b>not markup</b>",
    "[](/empty/)",
    "****",
  ])("%j stays as it is written", (text) => {
    expect(parseInlineMarkup(text)).toEqual([{ kind: "text", text }]);
  });

  test("loses no word of any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = parseInlineMarkup(text).map((piece) => {
          if (piece.kind === "link") return `[${piece.text}](${piece.to})`;
          return piece.kind === "strong" ? `**${piece.text}**` : piece.text;
        });
        expect(written.join("")).toBe(text);
      }),
    );
  });
});
