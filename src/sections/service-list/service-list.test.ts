// A price "from" is the lowest of the price that the Services page says.
import { lowestPrice } from "./service-list";

test.each([
  ["$4,000", "$4,000"],
  ["$500 to $1,500", "$500"],
  ["$505,000 or more", "$505,000"],
])("the lowest of %s is %s", (price, lowest) => {
  expect(lowestPrice(price)).toBe(lowest);
});
