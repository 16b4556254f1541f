/** A list of days says which day it is before what to do.
 * @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { TextList } from "./text-list";

test.each([
  ["Day 1: write it down", "Day 1", "1", "write it down"],
  ["Days 3 and 4: try it", "Days 3 and 4", "3 and 4", "try it"],
  ["By day 7: make a plan", "By day 7", "7", "make a plan"],
])("%s", (name, day, number, title) => {
  render(<TextList style="days" items={[`**${name}** Then rest.`]} isSpread />);
  expect(screen.getByRole("listitem").textContent).toBe(`${day}${title}Then rest.`);
  expect(screen.getByText(number, { exact: true })).toHaveProperty("tagName", "STRONG");
});

test("an entry without a number has no empty one", () => {
  render(<TextList style="days" items={["**Later: rest** Do nothing."]} isSpread />);
  expect(screen.getByRole("listitem").textContent).toBe("Later: restDo nothing.");
});
