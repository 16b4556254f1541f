import { studio } from "../e2e/content";
import { fileExists, listedPages, pages, wordsOf, type BuiltPage } from "./built-site";

const hrefsOf = ({ document }: BuiltPage): readonly string[] =>
  [...document.querySelectorAll("a[href], area[href]")].map((link) => link.getAttribute("href") ?? "");

const isInternal = (href: string): boolean => href.startsWith("/") || href.startsWith("#");

/** The pages and files of the site that a page links to. */
const targetsOf = (page: BuiltPage): readonly string[] =>
  hrefsOf(page)
    .filter(isInternal)
    .map((href) => new URL(href, `https://site.invalid${page.address}`).pathname);

const addresses = pages.map(({ address }) => address);

// Links to a part of a page: structure.test.ts.
describe.each(pages)("$address", (page) => {
  test("every link inside the site leads to a page or a file, without a redirect", () => {
    expect(targetsOf(page).filter((target) => !addresses.includes(target) && !fileExists(target))).toEqual([]);
  });

  test("links to elsewhere are well formed, safe, and not to the site itself", () => {
    for (const href of hrefsOf(page).filter((one) => !isInternal(one))) {
      // The offline page is served at any address: an empty href reloads the page.
      if (page.address === "/offline/" && href === "") continue;
      expect(href).toMatch(/^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+\d{8,15})$/u);
      expect(href.startsWith(studio.siteUrl)).toBe(false);
    }
  });

  test("no link opens a new window unasked", () => {
    expect(page.document.querySelectorAll("a[target]:not([target=_self])")).toHaveLength(0);
  });

  test("every link has words that make sense alone", () => {
    const empty = ["", "here", "click here", "more", "read more", "learn more", "link", "this page"];
    const words = [...page.document.querySelectorAll("a[href]")].map(
      (link) => link.getAttribute("aria-label") ?? (wordsOf(link) || (link.querySelector("img")?.alt ?? "")),
    );
    expect(words.filter((text) => empty.includes(text.toLowerCase()))).toEqual([]);
  });
});

test("every page that search engines may list can be reached by links from home", () => {
  const reached = new Set(["/"]);
  // A set takes further entries while it is gone through.
  for (const address of reached)
    for (const page of pages) if (page.address === address) for (const target of targetsOf(page)) reached.add(target);
  expect(listedPages.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([]);
});
