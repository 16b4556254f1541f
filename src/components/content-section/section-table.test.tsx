/** The bars of a table are as long as its numbers say, and each mark has its sign beside its word.
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
    <SectionTable
      caption="Ramps"
      marks={null}
      bars
      columns={["Place", "Rise"]}
      rows={cells.map((cell) => [`Ramp ${cell}`, cell])}
    />,
  );
  const bars = screen.getAllByRole("cell").map((cell) => cell.querySelector("svg")?.getAttribute("width") ?? null);
  expect(bars).toEqual(widths);
});

test("marks have a full, a half and an empty sign, and words that are heard", () => {
  render(
    <SectionTable
      caption="Ramps"
      marks={["Steep", "Partly", "Flat"]}
      bars={null}
      columns={["Wish", "Door", "Stage", "Yard"]}
      rows={[["Easy to roll", "Flat", "Partly", "Steep"]]}
    />,
  );
  const cells = screen.getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["Flat", "Partly", "Steep"]);
  const filled = cells.map((cell) => cell.querySelector("[fill]")?.getAttribute("d") ?? "");
  expect(filled[0]).toBe("");
  expect(new Set(filled).size).toBe(3);
});
