/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { audit, auditContent } from "../../styleguide/examples/audit";
import { AuditRecord } from "./audit-record";

const show = () => {
  render(<AuditRecord content={auditContent} audit={audit} />);
  return sectionUnder("What the last audit found");
};

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
