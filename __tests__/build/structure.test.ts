// What screen readers meet beyond the rules of html-validate and axe: headings, landmarks, ids, targets of links.
import { anchor } from "../../src/content-schema/fields";
import { linkTargets, services } from "../e2e/content";
import { pageAt, pages, wordsOf } from "./built-site";

describe.each(pages)("$address", ({ document }) => {
  test("has the heading of a part before its pictures", () => {
    const late = [...document.querySelectorAll("main h2, main h3, main h4")].filter((heading) => {
      const part = heading.closest("li, article, section, main");
      const first = part?.querySelector("h1, h2, h3, h4, img:not([alt=''])");
      return first?.localName === "img" && part?.querySelector("h1, h2, h3, h4") === heading;
    });
    expect(late.map(wordsOf)).toEqual([]);
  });
});

test("no anchor of the content takes an id of the pages", () => {
  const ownIds = pages
    .filter(({ address }) => address !== "/styleguide/")
    .flatMap(({ address, document }) => {
      const ofContent = linkTargets.filter(({ page }) => page === address).map(({ id }) => id);
      return [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => !ofContent.includes(id));
    });
  expect(ownIds).toContain("main");
  expect([...new Set(ownIds)].filter((id) => anchor("").safeParse(id).success)).toEqual([]);
});

test("no part of a page is a region landmark: headings are enough", () => {
  const regions = pages.flatMap(({ document }) => [
    ...document.querySelectorAll("section[aria-label], section[aria-labelledby], [role=region]"),
  ]);
  expect(regions.map((region) => wordsOf(region.querySelector("h2")))).toEqual([]);
});

test("no status is empty: without its paragraph Orca would stop there", () => {
  const statuses = pages.flatMap(({ document }) => [...document.querySelectorAll("[role=status]")]);
  expect(statuses).not.toEqual([]);
  expect(statuses.filter(({ children }) => children.length === 0)).toEqual([]);
});

test("links to a part of a page lead to what takes focus", () => {
  const lost = pages.flatMap(({ address, document }) =>
    [...document.querySelectorAll("a[href^='#'], a[href^='/'][href*='#']")]
      .map((link) => new URL(link.getAttribute("href") ?? "", `https://site.invalid${address}`))
      .filter(({ pathname, hash }) => {
        const target = pages.find((page) => page.address === pathname)?.document.getElementById(hash.slice(1));
        return target?.getAttribute("tabindex") !== "-1";
      })
      .map(({ pathname, hash }) => `${address} -> ${pathname}${hash}`),
  );
  expect(lost).toEqual([]);
});

test("Services has the small orders first, then the projects", () => {
  const headings = [...pageAt("/services/").document.querySelectorAll("main h2[id], main h3[id]")];
  const [small, projects] = [
    services.filter(({ project }) => project !== true),
    services.filter(({ project }) => project),
  ];
  const expected = ["first-steps", ...small.map(({ key }) => key), "projects", ...projects.map(({ key }) => key)];
  expect(headings.map(({ id }) => id).slice(0, expected.length)).toEqual(expected);
});
