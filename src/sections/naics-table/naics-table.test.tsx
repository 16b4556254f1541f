/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { naics } from "../../styleguide/examples/studio-pages";
import { NaicsTable } from "./naics-table";

const show = () => {
  render(<NaicsTable {...naics} />);
  return within(screen.getByRole("table", { name: "NAICS codes" }));
};

test("each row has its code as its header, and only the main code says so", () => {
  const [, ...rows] = show().getAllByRole("row");
  const text = (row: HTMLElement, role: string) =>
    within(row)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(rows.map((row) => [...text(row, "rowheader"), ...text(row, "cell")])).toEqual([
    ["541511Main code", "Custom Computer Programming Services", "We write software."],
    ["541512", "Computer Systems Design Services", "We plan systems."],
  ]);
});
