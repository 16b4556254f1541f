import { formatPriceRange } from "./format-price-range";

test.each([
  [40_000, 125_000, "$40,000 to $125,000"],
  [335_000, 1_250_000, "$335,000 to $1,250,000"],
  [505_000, null, "$505,000 or more"],
])("from %p to %p: %s", (from, to, text) => {
  expect(formatPriceRange({ from, to })).toBe(text);
});
