import { existing } from "./existing";

test("gives what is there, even where it is empty", () => {
  expect(existing("")).toBe("");
  expect(existing(0)).toBe(0);
});

test.each([null, undefined])("%s is a hole in the content check", (nothing) => {
  expect(() => existing(nothing)).toThrow("npm run check:content");
});
