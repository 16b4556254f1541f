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
  ["States of pages", "3"],
  ["Tools", "2"],
  ["Checks made", "1,234,567"],
  ["Faults found", "3"],
  ["Kinds of findings judged no fault", "5"],
  ["Window widths", "320 px1280 px"],
  ["Color settings", "lightdark"],
  ["The states, one by one", "at restmenu openform with errors"],
])("%s: %s", (term, value) => {
  show();
  expect(screen.getByText(term, { selector: "dt" }).parentElement).toHaveTextContent(
    new RegExp(`^${term}${value}$`, "u"),
  );
});
