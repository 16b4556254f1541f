// The address is one line, with or without a unit.
import { formatAddress } from "./format-address";

test.each([
  [null, "1 Sample Street, Atlanta, Georgia 30303"],
  ["Suite 12", "1 Sample Street, Suite 12, Atlanta, Georgia 30303"],
])("with the unit %p: %s", (unit, line) => {
  expect(formatAddress({ street: "1 Sample Street", unit, city: "Atlanta", state: "Georgia", zip: "30303" })).toBe(
    line,
  );
});
