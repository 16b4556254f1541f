import dottedPath from "./dotted-path";
import flatCopy from "./flat-copy";
import isPlainObject from "./is-plain-object";
import { camelCase } from "./same-case";

/** What formik asks of the parts that these stand in for, on a form like ours. */

test("a copy holds the same and can be changed without changing the first", () => {
  const values = { email: "ada@example.com", message: "Hello" };
  const copy = flatCopy(values);
  expect(copy).toEqual(values);
  expect(copy).not.toBe(values);
  const parts = ["email"];
  expect(flatCopy(parts)).toEqual(parts);
  expect(flatCopy(parts)).not.toBe(parts);
});

test.each([undefined, null, "text", 3, true])("%p is its own copy", (value) => {
  expect(flatCopy(value)).toBe(value);
});

test("a field's name leads to its place", () => {
  expect(dottedPath("email")).toEqual(["email"]);
  expect(dottedPath("address.city")).toEqual(["address", "city"]);
  expect(dottedPath(["address", "city"])).toEqual(["address", "city"]);
});

test("a group of fields is a plain object, and nothing else is", () => {
  expect(isPlainObject({ email: "" })).toBe(true);
  expect(isPlainObject(Object.create(null))).toBe(true);
  for (const other of [null, undefined, "text", [], new Date(), new Map()]) expect(isPlainObject(other)).toBe(false);
});

test("keys keep their names", () => {
  expect(camelCase("first_name")).toBe("first_name");
});
