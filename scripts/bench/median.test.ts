import { median } from "./median";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 9, 1, 5], 7],
  [[100, 20, 3], 20],
])("of %j it is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("of nothing there is none", () => {
  expect(() => median([])).toThrow("nothing");
});
