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
