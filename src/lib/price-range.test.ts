// A price is months times people times hours a month times the price of an hour, rounded to $5,000.
import { pricingStrings } from "../strings/pricing-strings";
import { describeEffort, formatPriceRange } from "./price-range";

const rate = { hours: 140, perHour: 100 };

test.each([
  [3, 6, 1, 1.5, "$40,000 to $125,000", "On average, 1 to 1.5 people work on it full time"],
  [12, 30, 2, null, "$335,000 to $840,000", "On average, 2 people work on it full time"],
  [36, null, 1, null, "$505,000 or more", "On average, 1 person works on it full time"],
])("%p to %p months with %p to %p people: %s", (from, to, smallest, largest, price, effort) => {
  const option = { months: { from, to }, people: { from: smallest, to: largest } };
  expect(formatPriceRange(option, rate, pricingStrings)).toBe(price);
  expect(describeEffort(option, pricingStrings)).toBe(effort);
});
