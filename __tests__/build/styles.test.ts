// A page carries the styles of what it shows, in cascade layers, and links those of its dialogs and of paper.
import { inlineStyles, linkedStyles, pages } from "./built-site";

const classesIn = (css: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...css.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""));

const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/gu;

// Classes that a selector begins with: what follows them may be another page's.
const styled = classesIn(
  pages.map((page) => inlineStyles(page.document) + linkedStyles(page).replaceAll(printRules, "")).join(""),
  /[{},;]\.(?<name>[a-z][\w-]*)/gu,
);

/** What stands outside of all braces: the selectors and at-rules of the style sheet itself. */
const outermost = (css: string): readonly string[] => {
  const without = css.replaceAll(/\{[^{}]*\}/gu, ";");
  return without === css ? css.split(";").filter((rule) => rule !== "") : outermost(without);
};

test.each(pages)("$address has no rule outside the cascade layers", ({ document }) => {
  const rules = outermost(inlineStyles(document));
  expect(rules).toContain("@layer sections");
  // Fonts and tokens, the latter also for schemes and paper.
  const allowed = /^(?:@layer .*|@font-face|:root|@media (?:\(prefers-[^)]*\)(?: and )?)+|@media print)$/u;
  expect(rules.filter((rule) => !allowed.test(rule))).toEqual([]);
});

/** What lies over a page and moves nothing when its styles come late. */
const overlays = new Set(["footer__rail"]);

test.each(pages)("$address has all styled inside but its dialogs", (page) => {
  const classes = /\.(?<name>[a-z][\w-]*)/gu;
  const [inside, linked] = [classesIn(inlineStyles(page.document), classes), classesIn(linkedStyles(page), classes)];
  const used = [...page.document.querySelectorAll("[class]")];
  const unstyled = used.flatMap((element) => {
    const isInDialog = element.closest("dialog") !== null;
    return [...element.classList].filter(
      (name) => styled.has(name) && !inside.has(name) && !((isInDialog || overlays.has(name)) && linked.has(name)),
    );
  });
  expect(used.length).toBeGreaterThan(0);
  expect(unstyled).toEqual([]);
});
