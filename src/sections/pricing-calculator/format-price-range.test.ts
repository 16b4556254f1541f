import { pricingWords } from "../../../__tests__/fixtures/pricing";
import { formatPriceRange } from "./format-price-range";

test.each([
  [40_000, 125_000, "$40,000 to $125,000"],
  [335_000, 1_250_000, "$335,000 to $1,250,000"],
  [1000, 1000, "$1,000 to $1,000"],
  [505_000, null, "$505,000 or more"],
  [505_000, undefined, "$505,000 or more"],
])("from %p to %p: %s", (from, to, words) => {
  expect(formatPriceRange(to === undefined ? { from } : { from, to }, pricingWords)).toBe(words);
});

test("takes the words from content", () => {
  expect(
    formatPriceRange({ from: 1000, to: 2000 }, { rangeBoth: "{to} at most, {from} at least", rangeOpen: "" }),
  ).toBe("$2,000 at most, $1,000 at least");
});
