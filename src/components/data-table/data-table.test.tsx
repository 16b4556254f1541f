/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { table as example } from "../../styleguide/examples/sections";
import { DataTable } from "./data-table";

test("with labels, each cell repeats its column's name, hidden", () => {
  render(<DataTable {...example} labels />);
  const [first, second] = screen.getAllByRole("cell");
  expect(first?.firstChild).toHaveTextContent("Rise");
  expect(second?.firstChild).toHaveTextContent("Length");
  for (const cell of [first, second]) expect(cell?.firstChild).toHaveAttribute("aria-hidden", "true");
});
