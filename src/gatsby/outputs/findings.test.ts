// Findings become a table. Spreadsheets read all of it, and run none of its texts as a formula.
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
  const facts = (name: string, text: string) => [{ name, text }];
  const table = findingsTable([
    { heading: "How to read", paragraphs: ["Text."], facts: facts("No", "finding.") },
    {
      heading: "1. One",
      state: "open",
      severity: "low",
      paragraphs: ["See [this](/x/).", "More."],
      facts: facts("Criterion", "1.1.1"),
    },
    {
      heading: "2. Two",
      state: "repaired",
      paragraphs: ["Why."],
      facts: facts("Repair", "A [test](/y/), **too**."),
      code: {
        before: { file: "a.tsx", lines: "one();\n  two();\n", text: "It [failed](/y/)." },
        after: { file: "b.ts", lines: "three();" },
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
      ...["2. Two", "Repaired", "", "Why.", "", "A test, too."],
      ...["a.tsx\none();\n  two();\nIt failed.", "b.ts\nthree();", "Press Tab.\nWait."],
    ],
  ]);
});
