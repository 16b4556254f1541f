/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { audit, auditContent } from "../../styleguide/examples/audit";
import { AuditRecord } from "./audit-record";

const show = () => {
  render(<AuditRecord content={auditContent} audit={audit} />);
  return within(screen.getByRole("region", { name: "What the last audit found" }));
};

/** The value that stands with a term. */
const valueOf = (term: string): readonly (string | null)[] =>
  [...(screen.getByText(term, { selector: "dt" }).parentElement?.querySelectorAll("dd") ?? [])].map(
    (value) => value.textContent,
  );

test("says when, in words", () => {
  expect(show().getByText("Recorded on November 21, 2026.")).toBeInTheDocument();
});

test.each([
  ["Pages", ["2"]],
  ["States", ["3"]],
  ["Tools", ["2"]],
  ["Checks", ["1,234,567"]],
  ["Faults", ["3"]],
  ["Widths", ["320 px", "1280 px"]],
  ["Color settings", ["light", "dark"]],
  ["What was open", ["at rest", "menu open", "form with errors"]],
])("%s is told with its value", (term, value) => {
  show();
  expect(valueOf(term)).toEqual(value);
});

test("each tool has a row: version, widths, rules, looks, faults", () => {
  const table = within(show().getByRole("table", { name: "The tools" }));
  const shown = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent,
      ...within(row)
        .getAllByRole("cell")
        .map((cell) => cell.lastChild?.textContent),
    ]);
  expect(shown).toEqual([
    ["axe by Deque", "4.12.1", "320, 1280 px", "96", "1,420", "0"],
    ["pa11y-ci runs others", "4.1.1", "320 px", "It does not say", "86", "3"],
  ]);
});

test("the columns' names in stacked rows are for the eye only", () => {
  for (const label of show().getAllByText("Version", { selector: "span" })) {
    expect(label).toHaveAttribute("aria-hidden", "true");
  }
});
