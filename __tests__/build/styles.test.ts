// A page carries or links the styles of all that is on it, in cascade layers.
import { pages, readBuilt } from "./built-site";

const stylesOf = (document: Document): string =>
  [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");

const classesIn = (css: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""));

// Classes that a selector begins with: what follows them may be another page's, in its print rules.
const styled = classesIn(pages.map(({ document }) => stylesOf(document)).join(""), /[{},;]\.(?<name>[a-z][\w-]*)/gu);

/** What stands outside of all braces: the selectors and at-rules of the style sheet itself. */
const outermost = (css: string): readonly string[] => {
  const without = css.replaceAll(/\{[^{}]*\}/gu, ";");
  return without === css ? css.split(";").filter((rule) => rule !== "") : outermost(without);
};

test.each(pages)("$address has its rules in cascade layers: a rule outside would win over them", ({ document }) => {
  const rules = outermost(stylesOf(document));
  expect(rules).toContain("@layer sections");
  // Fonts and tokens, the latter also for schemes and paper.
  const allowed = /^(?:@layer .*|@font-face|:root|@media (?:\(prefers-[^)]*\)(?: and )?)+|@media print)$/u;
  expect(rules.filter((rule) => !allowed.test(rule))).toEqual([]);
});

/** Styles that come with later.css, but on these pages, whose first view may have the part. */
const later = [
  { name: /^footer/u, not: ["/contact-us/", "/sitemap/", "/404/", "/404.html", "/offline/"] },
  { name: /^(?:form-field|contact-form|character-counter)/u, not: ["/contact-us/", "/start-your-project/"] },
];

test.each(pages)("$address has the styles of its classes", ({ address, document }) => {
  const linked = readBuilt(document.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? "");
  const own = classesIn(stylesOf(document), /\.(?<name>[a-z][\w-]*)/gu);
  const late = [...classesIn(linked, /\.(?<name>[a-z][\w-]*)/gu)].filter((one) =>
    later.some(({ name, not }) => name.test(one) && !not.includes(address)),
  );
  const used = [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => styled.has(name) && !own.has(name) && !late.includes(name))).toEqual([]);
});
