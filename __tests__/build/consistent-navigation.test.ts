/** @jest-environment jsdom */
import { eachPage, pages, wordsOf, type BuiltPage } from "./built-site";

/** Consistent navigation (WCAG 3.2.3, 3.2.4): the frame's menus are the same on every page, in the same order. */

const menusOf = ({ document }: BuiltPage): readonly string[] =>
  [...document.querySelectorAll("nav")]
    .filter((nav) => nav.closest("main") === null)
    .map(
      (nav) =>
        `${nav.getAttribute("aria-label") ?? ""}: ${[...nav.querySelectorAll("a")]
          .map((link) => `${wordsOf(link)} (${link.getAttribute("href") ?? ""})`)
          .join(", ")}`,
    );

const home = pages.find(({ address }) => address === "/");

test("Home has the main menu, the footer's and the quick links", () => {
  expect(home).toBeDefined();
  if (home !== undefined) expect(menusOf(home).length).toBeGreaterThanOrEqual(3);
});

test.each(eachPage)("%s has Home's menus in Home's order", (_, page) => {
  if (home !== undefined) expect(menusOf(page)).toEqual(menusOf(home));
});

test("no two pages have one main heading: it is what a screen reader announces after a link", () => {
  const headings = pages.map(({ document }) => wordsOf(document.querySelector("h1")));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});
