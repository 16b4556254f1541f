// Contrast as WCAG computes it, for colors as style sheets write them.
import { contrastRatio, parseHexColor } from "./contrast";

test.each([
  ["#000", 21],
  ["#FFFFFF", 1],
  // The gray that just reaches 4.5, and a color whose parts are so dark that they count in proportion.
  ["#767676", 4.5422],
  ["#0a0b07", 19.7398],
])("white on %s has the contrast %d", (color, ratio) => {
  expect(contrastRatio([255, 255, 255], parseHexColor(color))).toBeCloseTo(ratio, 4);
});

test.each(["red", "#ffff", "#fffffg", "x#fff", "#fffx"])("%s is no color of hex digits", (color) => {
  expect(() => parseHexColor(color)).toThrow(`"${color}" is not a color`);
});
