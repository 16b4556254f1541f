// Contrast ratios are those of WCAG, by its working group's own examples.
import { contrastRatio, parseHexColor } from "./contrast";

test.each([
  ["#000000", "#ffffff", 21],
  ["#fff", "#fff", 1],
  // The pairs that WebAIM and WCAG's working group use as examples of just passing and just failing.
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#fff", 4.48],
  ["#595959", "#ffffff", 7.0],
])("%s on %s is %d:1, in either order", (one, other, ratio) => {
  const [first, second] = [parseHexColor(one), parseHexColor(other)];
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});
