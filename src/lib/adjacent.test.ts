import { adjacent } from "./adjacent";

test.each([
  [0, { previous: undefined, next: "b" }],
  [1, { previous: "a", next: "c" }],
  [2, { previous: "b", next: undefined }],
])("number %d of three", (index, expected) => {
  expect(adjacent(["a", "b", "c"], index)).toEqual(expected);
});

test("the only one has none", () => {
  expect(adjacent(["a"], 0)).toEqual({ previous: undefined, next: undefined });
});
