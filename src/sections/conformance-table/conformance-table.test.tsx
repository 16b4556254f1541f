/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ConformanceTable } from "./conformance-table";
import type { ConformanceRow } from "./conformance-row";
import { countResults } from "./count-results";

const words = {
  criterion: "Criterion",
  conformance: "Result",
  remarks: "Remarks",
  tests: "Test files:",
  checks: "Checked by hand:",
};

const checks = [{ key: "words", name: "Review of words", text: "We read them." }];

const rows: readonly ConformanceRow[] = [
  {
    number: "1.1.1",
    name: "Non-text Content",
    conformance: "supports",
    remark: "Every picture has **words**.",
    tests: ["__tests__/build/pictures.test.ts", "scripts/audit.ts"],
    checks: ["words"],
  },
  {
    number: "1.2.1",
    name: "Audio-only",
    conformance: "notApplicable",
    remark: "No sound.",
    tests: ["a/b.test.ts"],
    checks: null,
  },
  {
    number: "2.5.5",
    name: "Target Size",
    conformance: "partiallySupports",
    remark: "Some.",
    tests: null,
    checks: ["words"],
  },
];

const terms = [
  { term: "supports", name: "Supports" },
  { term: "partiallySupports", name: "Partially Supports" },
  { term: "doesNotSupport", name: "Does Not Support" },
  { term: "notApplicable", name: "Not Applicable" },
] as const;

const show = (shown = rows) => {
  render(<ConformanceTable caption="Level A" words={words} rows={shown} checks={checks} terms={terms} />);
  return within(screen.getByRole("table", { name: "Level A" }));
};

test("each row has its criterion as header, its result in the template's words, and its remark", () => {
  const all = show()
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent,
      within(row).getByText(/^(?:Supports|Not Applicable|Partially Supports)$/u).textContent,
    ]);
  expect(all).toEqual([
    ["1.1.1 Non-text Content", "Supports"],
    ["1.2.1 Audio-only", "Not Applicable"],
    ["2.5.5 Target Size", "Partially Supports"],
  ]);
  expect(screen.getByText("words").parentElement).toHaveTextContent("Every picture has words.");
});

test("names its evidence: files by name, checks by a link to where they are described", () => {
  const [first] = show().getAllByRole("row").slice(1);
  if (first === undefined) throw new Error("The table is empty.");
  expect(first).toHaveTextContent("Test files: pictures.test.ts, audit.ts");
  expect(within(first).getByRole("link", { name: "review of words" })).toHaveAttribute("href", "#check-words");
});

test("what a row lacks is not named", () => {
  const [, second, third] = show().getAllByRole("row").slice(1);
  expect(second).not.toHaveTextContent("Checked by hand");
  expect(third).not.toHaveTextContent("Test files");
});

test("the columns' names in stacked rows are for the eye only: screen readers have the headers", () => {
  for (const label of show().getAllByText("Result")) {
    if (label.tagName === "SPAN") expect(label).toHaveAttribute("aria-hidden", "true");
  }
});

test("says its roles itself, because Safari drops those of a table that is laid out as blocks", () => {
  const table = show();
  for (const role of ["rowgroup", "row", "columnheader", "rowheader", "cell"]) {
    for (const part of table.getAllByRole(role)) expect(part).toHaveAttribute("role", role);
  }
});

test("a check that nobody describes stops the build", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => show(rows.slice(0, 1).map((row) => ({ ...row, checks: ["dreams"] })))).toThrow(/No check/u);
});

test("counts the results by term", () => {
  expect(countResults(rows)).toEqual({ total: 3, supported: 1, notApplicable: 1, rest: 1 });
});
