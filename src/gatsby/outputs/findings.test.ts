// Findings become a table. Spreadsheets read all of it, and run none of its texts as a formula.
import { imageFile } from "../../content-schema/fields";
import { csv, findingsTable } from "./findings";

test.each([
  ["quotes and commas", 'Press "Send", then wait', '"Press ""Send"", then wait"'],
  ["line breaks", "One\nTwo", '"One\nTwo"'],
  ["plain words", "Zażółć", "Zażółć"],
  ["=", "=1+1", "'=1+1"],
  ["+", "+1", "'+1"],
  ["-", "-1", "'-1"],
  ["@, with a comma", "@SUM(1,2)", `"'@SUM(1,2)"`],
])("a cell with %s", (_, text, cell) => {
  expect(csv([["A", text], ["B"]])).toBe(`\uFEFFA,${cell}\r\nB\r\n`);
});

test("each finding is a row and each fact a column", () => {
  const drawing = { image: imageFile().parse("./one.svg"), alt: "A door." };
  const facts = (name: string, text: string) => [{ name, text }];
  const table = findingsTable([
    { heading: "How to read", paragraphs: ["Text."], facts: facts("No", "finding.") },
    {
      heading: "One",
      paragraphs: ["See [this](/x/).", "More."],
      finding: { number: 1, state: "open", severity: "low", drawing, facts: facts("Criterion", "1.1.1") },
    },
    {
      heading: "Two",
      paragraphs: ["Why."],
      finding: {
        number: 2,
        state: "repaired",
        severity: "high",
        drawing,
        facts: facts("Repair", "A [test](/y/), **too**."),
        code: {
          before: { file: "a.tsx", lines: "one();\n  two();\n", text: "It [failed](/y/)." },
          after: { file: "b.ts", lines: "three();" },
        },
      },
      more: { name: "How to see it", paragraphs: ["Press [Tab](/z/).", "Wait."] },
    },
  ]);
  expect(table).toEqual([
    [
      ...["Finding", "State", "Severity", "Who is stopped", "Criterion"],
      ...["Repair", "Code before", "Code after", "How to see it"],
    ],
    ["1. One", "Open", "Low severity", "See this.\nMore.", "1.1.1", "", "", "", ""],
    [
      ...["2. Two", "Repaired", "High severity", "Why.", "", "A test, too."],
      ...["a.tsx\none();\n  two();\nIt failed.", "b.ts\nthree();", "Press Tab.\nWait."],
    ],
  ]);
});
