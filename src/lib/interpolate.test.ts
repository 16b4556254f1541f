// Placeholders take their values; text is never read as code.
import { interpolate } from "./interpolate";

test.each([
  ["Project {number} of {total}", { number: 2, total: 3 }, "Project 2 of 3"],
  ["{name}, {name}", { name: "Step" }, "Step, Step"],
  ["no places", { name: "x" }, "no places"],
  ["{unknown} stays", {}, "{unknown} stays"],
  ["{name}", { name: "{name} $&" }, "{name} $&"],
])("%s", (template, values, text) => {
  expect(interpolate(template, values)).toBe(text);
});
