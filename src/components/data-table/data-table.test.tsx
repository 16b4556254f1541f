/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { table as example } from "../../styleguide/examples/sections";
import { DataTable } from "./data-table";

test.each(["above", "beside"] as const)("with labels %s, each cell repeats its column's name, hidden", (labels) => {
  render(<DataTable {...example} labels={labels} />);
  const [first, second] = screen.getAllByRole("cell");
  expect(first?.firstChild).toHaveTextContent("Rise");
  expect(second?.firstChild).toHaveTextContent("Length");
  for (const cell of [first, second]) expect(cell?.firstChild).toHaveAttribute("aria-hidden", "true");
});
