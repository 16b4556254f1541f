/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { audit, auditContent } from "../../styleguide/examples/audit";
import { AuditRecord } from "./audit-record";

const show = () => {
  render(<AuditRecord content={auditContent} audit={audit} />);
  return sectionUnder("What the last audit found");
};

test("formats the date", () => {
  expect(show().getByText("Recorded on November 21, 2026.")).toBeInTheDocument();
});

test.each([
  ["2026-11-20", false],
  ["2026-11-21", false],
  ["2026-11-22", true],
])("the site's last change on %s is told: %s", (lastChange, told) => {
  render(<AuditRecord content={auditContent} audit={audit} lastChange={lastChange} />);
  const sentence = screen.queryByText("The site has changed since, last on November 22, 2026.");
  expect(sentence !== null).toBe(told);
});

test.each([
  ["Pages", "2"],
  ["States", "3"],
  ["Tools", "2"],
  ["Checks", "1,234,567"],
  ["Faults", "3"],
  ["Widths", "320 px1280 px"],
  ["Color settings", "lightdark"],
  ["What was open", "at restmenu openform with errors"],
])("%s: %s", (term, value) => {
  show();
  expect(screen.getByText(term, { selector: "dt" }).parentElement).toHaveTextContent(`${term}${value}`);
});

test("each tool has a row: version, widths, rules, looks, faults; column names in the cells are hidden", () => {
  const [, ...rows] = show().getAllByRole("row");
  const cells = rows.map((row) => within(row).getAllByRole("cell"));
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
    "axe by Deque",
    "pa11y-ci runs others",
  ]);
  expect(cells.map((row) => row.map((cell) => cell.lastChild?.textContent))).toEqual([
    ["4.12.1", "320, 1280 px", "96", "1,420", "0"],
    ["4.1.1", "320 px", "It does not say", "86", "3"],
  ]);
  for (const cell of cells.flat()) expect(cell.firstChild).toHaveAttribute("aria-hidden", "true");
});
