/** The bars of a table are as long as its numbers say.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SectionTable } from "./section-table";

test.each([
  ["decimals", ["12.4", "3.9", "0.5"], ["100%", "31%", "4%"]],
  ["thousands", ["4,000", "over 1,000", "1,250.5"], ["100%", "25%", "31%"]],
  ["percents and amounts", ["80%", "7.5%", "$20"], ["100%", "9%", "25%"]],
  ["what is no one number", ["10", "2-5", "-5", "1.2.9", "none", "5 feet"], ["100%", null, null, null, null, null]],
])("bars of %s", (_, cells, widths) => {
  render(
    <SectionTable caption="Ramps" columns={["Place", "Rise"]} rows={cells.map((cell) => [`Ramp ${cell}`, cell])} />,
  );
  const bars = screen.getAllByRole("cell").map((cell) => cell.querySelector("svg")?.getAttribute("width") ?? null);
  expect(bars).toEqual(widths);
});
