// A price is "from" its lowest amount only if the Services page says a range.
import { shortPrice } from "./service-list";

test.each([
  ["$4,000", "$4,000"],
  ["$500 to $1,500", "from $500"],
  ["$505,000 or more", "from $505,000"],
])("of %s, the list of services says %s", (price, short) => {
  expect(shortPrice(price)).toBe(short);
});
