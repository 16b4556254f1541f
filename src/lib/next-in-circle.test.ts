import { nextInCircle } from "./next-in-circle";

test.each([
  [["one", "two", "three"], "one", "two"],
  [["one", "two", "three"], "three", "one"],
  [["one"], "one", undefined],
])("of %j, %s is followed by %s", (entries, entry, next) => {
  expect(nextInCircle(entries, entry)).toBe(next);
});
