/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { naics } from "../../styleguide/examples/studio-pages";
import { NaicsTable } from "./naics-table";

const show = () => {
  render(<NaicsTable {...naics} />);
  return within(screen.getByRole("table", { name: "NAICS codes" }));
};

test("is a named table with three columns, under an anchor that links can point to", () => {
  const table = show();
  expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Code",
    "Official title",
    "In plain words",
  ]);
  expect(screen.getByRole("region", { name: "Industry codes" })).toHaveAttribute("id", "naics");
});

test("each row has its code as its header", () => {
  const rows = show().getAllByRole("row").slice(1);
  expect(
    rows.map((row) => [
      within(row).getByRole("rowheader").textContent,
      ...within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ]),
  ).toEqual([
    ["541511Main code", "Custom Computer Programming Services", "We write software."],
    ["541512", "Computer Systems Design Services", "We plan systems."],
  ]);
});

test("says its roles itself, because Safari drops those of a table that is laid out as blocks", () => {
  const table = show();
  expect(screen.getByRole("table")).toHaveAttribute("role", "table");
  for (const role of ["rowgroup", "row", "columnheader", "rowheader", "cell"]) {
    for (const part of table.getAllByRole(role)) expect(part).toHaveAttribute("role", role);
  }
});

test("only the main code is marked as it, in words", () => {
  expect(show().getAllByText("Main code")).toHaveLength(1);
});
