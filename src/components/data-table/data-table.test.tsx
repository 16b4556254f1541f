/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { DataTable } from "./data-table";

const rows = [
  { key: "a", header: "Alpha", cells: ["1", "2"] },
  { key: "b", header: "Beta", cells: ["3", "4"] },
];

const show = (labels?: "above" | "beside") => {
  render(
    <DataTable
      caption="Letters"
      columns={["Name", "First", "Second"]}
      rows={rows}
      {...(labels === undefined ? {} : { labels })}
    />,
  );
  return within(screen.getByRole("table", { name: "Letters" }));
};

test("is a table by its elements alone: a caption, column headers, and a header in each row", () => {
  const table = show();
  expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["Name", "First", "Second"]);
  expect(table.getAllByRole("rowheader").map((header) => header.textContent)).toEqual(["Alpha", "Beta"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["1", "2", "3", "4"]);
  expect(screen.getByRole("table").querySelector("[role]")).toBeNull();
});

test.each(["above", "beside"] as const)("with labels %s, each cell repeats its column's name, hidden", (labels) => {
  const [first, second] = show(labels).getAllByRole("cell");
  expect(first?.firstChild).toHaveTextContent("First");
  expect(second?.firstChild).toHaveTextContent("Second");
  for (const cell of [first, second]) expect(cell?.firstChild).toHaveAttribute("aria-hidden", "true");
});
