import { neighbours } from "./neighbours";

test.each([
  [0, { previous: undefined, next: "b" }],
  [1, { previous: "a", next: "c" }],
  [2, { previous: "b", next: undefined }],
])("number %d of three", (index, expected) => {
  expect(neighbours(["a", "b", "c"], index)).toEqual(expected);
});

test("the only one has none", () => {
  expect(neighbours(["a"], 0)).toEqual({ previous: undefined, next: undefined });
});
