/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { assertDefined } from "../../lib/assert-defined";
import { criteria } from "../../styleguide/examples/audit";
import { ConformanceTable, manualChecksId } from "./conformance-table";
import { countResults } from "./count-results";

test("names the evidence of a row: files without folders, checks with a link to their description, nothing else", () => {
  render(<ConformanceTable table="levelA" rows={criteria} />);
  const [both, checks, tests] = screen.getAllByRole("row").slice(1);
  expect(within(assertDefined(both)).getByRole("rowheader")).toHaveTextContent("1.1.1 Non-text Content");
  expect(within(assertDefined(both)).getByText("Supports")).toBeInTheDocument();
  expect(both).toHaveTextContent("Test files: pictures.test.ts, contrast.test.ts");
  expect(both).toHaveTextContent("Checked by hand: review of words, look at the pages");
  expect(within(assertDefined(both)).getByRole("link")).toHaveAttribute("href", `#${manualChecksId}`);
  expect(checks).not.toHaveTextContent("Test files");
  expect(tests).not.toHaveTextContent("Checked by hand");
});

test("counts the results by term", () => {
  expect(countResults(criteria)).toEqual({ total: 4, supported: 1, notApplicable: 1, rest: 2 });
});
