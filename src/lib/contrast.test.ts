import { contrastRatio } from "./contrast";

test.each([
  ["#000000", "#ffffff", 21],
  ["#fff", "#fff", 1],
  // The pairs that WebAIM and WCAG's working group use as examples of just passing and just failing.
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#fff", 4.48],
  ["#595959", "#ffffff", 7.0],
])("%s on %s is %d:1, in either order", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

test.each(["red", "rgb(0, 0, 0)", "#12345", ""])("refuses %p", (color) => {
  expect(() => contrastRatio(color, "#fff")).toThrow("hex digits");
});
