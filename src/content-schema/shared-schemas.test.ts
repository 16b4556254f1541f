// White words on a color sample can be read.
import { section } from "./shared-schemas";

test.each([
  ["#0b5f64", true],
  ["#777777", false],
])("a sample may have the color %s: %s", (color, allowed) => {
  const sample = { color, name: "Teal", text: "For links." };
  expect(section.shape.colors.safeParse([sample, sample]).success).toBe(allowed);
});
