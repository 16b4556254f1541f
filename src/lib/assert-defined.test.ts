import { assertDefined } from "./assert-defined";

test("gives what is there, even where it is empty", () => {
  expect(assertDefined("")).toBe("");
  expect(assertDefined(0)).toBe(0);
});

test.each([null, undefined])("%s is a hole in the content check", (nothing) => {
  expect(() => assertDefined(nothing)).toThrow("npm run check:content");
});
