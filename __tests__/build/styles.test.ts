/** @jest-environment jsdom */
import { eachPage } from "./built-site";

/** A page carries the styles of what it imports. A class whose styles only other pages import would look wrong on it. */

const stylesOf = (document: Document): string =>
  [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");

const classesIn = (css: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""));

/** Classes that a selector begins with: what follows them may be another page's, in its print rules. */
const styled = classesIn(
  eachPage.map(([, { document }]) => stylesOf(document)).join(""),
  /[{},;]\.(?<name>[a-z][\w-]*)/gu,
);

test.each(eachPage)("%s has the styles of its classes", (_, { document }) => {
  const own = classesIn(stylesOf(document), /\.(?<name>[a-z][\w-]*)/gu);
  const used = [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => styled.has(name) && !own.has(name))).toEqual([]);
});
