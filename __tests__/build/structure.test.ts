import { anchor } from "../../src/content-schema/fields";
import { pricing } from "../e2e/content";
import { eachPage, wordsOf, type BuiltPage } from "./built-site";

/**
 * What screen readers meet, beyond the rules of html-validate (conformance.test.ts) and axe (__tests__/a11y/): headings,
 * landmarks, ids and names.
 */

const nameOf = (page: BuiltPage, element: Element): string =>
  element.getAttribute("aria-label") ??
  (element.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => wordsOf(page.document.getElementById(id)))
    .join(" ");

/**
 * The parts that are a region landmark, by their headings in the content. The contact form is a form landmark.
 */
const regionNames: readonly string[] = [pricing.question.title];

describe.each(eachPage)("%s", (_, page) => {
  const parts = [...page.document.querySelectorAll("main h2, main h3, main h4")].map((heading) => ({
    heading,
    part: heading.closest("li, article, section, main"),
  }));

  test("has only the regions that are listed, at most three", () => {
    const regions = [...page.document.querySelectorAll("section, [role=region]")]
      .map((element) => nameOf(page, element))
      .filter((name) => name !== "");
    expect(regions.filter((name) => !regionNames.includes(name))).toEqual([]);
    expect(regions.length).toBeLessThanOrEqual(3);
  });

  test("has the heading of a part before its pictures", () => {
    const late = parts.filter(({ heading, part }) => {
      const first = part?.querySelector("h1, h2, h3, h4, img:not([alt=''])");
      return first?.localName === "img" && part?.querySelector("h1, h2, h3, h4") === heading;
    });
    expect(late.map(({ heading }) => wordsOf(heading))).toEqual([]);
  });

  test("has at most one section on the dark plane", () => {
    expect(page.document.querySelectorAll(".page-section--plane").length).toBeLessThanOrEqual(1);
  });

  test("moves the focus where a link leads within the page", () => {
    const targets = [...page.document.querySelectorAll("a[href^='#']")].map(
      (link) => page.document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.outerHTML ?? "",
    );
    expect(targets.filter((target) => !/^<[^>]* tabindex="-1"/u.test(target))).toEqual([]);
  });
});

test("no status is empty: without its paragraph Orca would stop there", () => {
  const statuses = eachPage.flatMap(([, { document }]) => [...document.querySelectorAll("[role=status]")]);
  expect(statuses).not.toEqual([]);
  expect(statuses.filter(({ children }) => children.length === 0)).toEqual([]);
});

test("a link to a part of another page leads to what takes the focus", () => {
  const pages = new Map<string, BuiltPage>(eachPage);
  const lost = eachPage.flatMap(([address, { document }]) =>
    [...document.querySelectorAll("a[href^='/'][href*='#']")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => {
        const [path = "", id = ""] = href.split("#");
        return pages.get(path)?.document.getElementById(id)?.getAttribute("tabindex") !== "-1";
      })
      .map((href) => `${address} -> ${href}`),
  );
  expect(lost).toEqual([]);
});

test("an id of the layout is on every page, so no anchor of the content may be it", () => {
  const [first = [], ...others] = eachPage.map(([, { document }]) =>
    [...document.querySelectorAll("[id]")].map(({ id }) => id),
  );
  const layoutIds = first.filter((id) => others.every((ids) => ids.includes(id)));
  expect(layoutIds).toContain("main");
  expect(layoutIds.filter((id) => anchor("").safeParse(id).success)).toEqual([]);
});
