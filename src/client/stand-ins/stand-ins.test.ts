import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

test("no page exports a Head: the part of Gatsby that would show it in the browser is left out", () => {
  const pages = ["pages", "templates"].flatMap((folder) => {
    const place = path.resolve(__dirname, "..", "..", folder);
    return readdirSync(place).map((name) => path.join(place, name));
  });
  expect(pages.length).toBeGreaterThan(10);
  const exportsHead = /export\s+(?:const|function|async function|class)\s+Head\b|export\s*\{[^}]*\bHead\b[^}]*\}/u;
  expect(pages.filter((page) => exportsHead.test(readFileSync(page, "utf8")))).toEqual([]);
});
