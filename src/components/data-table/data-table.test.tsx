/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { table as example } from "../../styleguide/examples/sections";
import { DataTable } from "./data-table";

const show = (labels?: "above" | "beside") => {
  render(<DataTable {...example} {...(labels === undefined ? {} : { labels })} />);
  return within(screen.getByRole("table", { name: "Ramps" }));
};

test("is a table by its elements alone: a caption, column headers, and a header in each row", () => {
  const table = show();
  expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["Place", "Rise", "Length"]);
  expect(table.getAllByRole("rowheader").map((header) => header.textContent)).toEqual(["Front door", "Stage"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "1 foot",
    "12 feet",
    "2 feet",
    "24 feet",
  ]);
  expect(screen.getByRole("table").querySelector("[role]")).toBeNull();
});

test.each(["above", "beside"] as const)("with labels %s, each cell repeats its column's name, hidden", (labels) => {
  const [first, second] = show(labels).getAllByRole("cell");
  expect(first?.firstChild).toHaveTextContent("Rise");
  expect(second?.firstChild).toHaveTextContent("Length");
  for (const cell of [first, second]) expect(cell?.firstChild).toHaveAttribute("aria-hidden", "true");
});
