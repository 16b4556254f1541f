/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { ConformanceTable } from "./conformance-table";
import { countResults } from "./count-results";

type Row = ComponentProps<typeof ConformanceTable>["rows"][number];

const content = {
  criterion: "Criterion",
  conformance: "Result",
  remarks: "Remarks",
  tests: "Test files:",
  checks: "Checked by hand:",
};

const both: Row = {
  number: "1.1.1",
  name: "Non-text Content",
  conformance: "supports",
  remark: "Every picture has **text**.",
  tests: ["__tests__/build/pictures.test.ts", "scripts/audit.ts"],
  checks: ["text"],
};
const rows: readonly Row[] = [
  both,
  { ...both, number: "1.2.1", conformance: "notApplicable", checks: null },
  { ...both, number: "2.5.5", conformance: "partiallySupports", tests: null },
];

const terms = [
  { term: "supports", name: "Supports" },
  { term: "partiallySupports", name: "Partially Supports" },
  { term: "doesNotSupport", name: "Does Not Support" },
  { term: "notApplicable", name: "Not Applicable" },
] as const;

const show = (shown = rows) => {
  render(
    <ConformanceTable
      heading="Criteria"
      anchor="level-a"
      caption="Level A"
      content={content}
      rows={shown}
      checks={[{ key: "text", name: "Review of text", text: "We read it." }]}
      terms={terms}
    />,
  );
  return within(screen.getByRole("table", { name: "Level A" }));
};

test("names the evidence of a row: files without folders, checks by a link to their description, nothing else", () => {
  const [, first, second, third] = show().getAllByRole("row");
  if (first === undefined) throw new Error("The table is empty.");
  expect(within(first).getByRole("rowheader")).toHaveTextContent("1.1.1 Non-text Content");
  expect(within(first).getByText("Supports")).toBeInTheDocument();
  expect(first).toHaveTextContent("Test files: pictures.test.ts, audit.ts");
  expect(within(first).getByRole("link", { name: "Review of text" })).toHaveAttribute("href", "#ui-check-text");
  expect(second).not.toHaveTextContent("Checked by hand");
  expect(third).not.toHaveTextContent("Test files");
});

test("a check that is not described stops the build", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => show([{ ...both, checks: ["dreams"] }])).toThrow("No check");
});

test("counts the results by term", () => {
  expect(countResults(rows)).toEqual({ total: 3, supported: 1, notApplicable: 1, rest: 1 });
});
