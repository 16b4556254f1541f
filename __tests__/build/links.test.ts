// No link is broken, redirects, leads to another window, or says nothing.
import { studio } from "../e2e/content";
import { prototypeAddresses } from "../testing/prototype-pages";
import { fileExists, pages, wordsOf, type BuiltPage } from "./built-site";

const hrefsOf = ({ document }: BuiltPage): readonly string[] =>
  [...document.querySelectorAll("a[href], area[href]")].map((link) => link.getAttribute("href") ?? "");

const isInternal = (href: string): boolean => href.startsWith("/") || href.startsWith("#");

/** The pages and files of the site that a page links to. */
const targetsOf = (page: BuiltPage): readonly string[] =>
  hrefsOf(page)
    .filter(isInternal)
    .map((href) => new URL(href, `https://site.invalid${page.address}`).pathname);

const addresses = [...pages.map(({ address }) => address), ...prototypeAddresses];

// Links to a part of a page: structure.test.ts.
test.each(pages)("$address: links inside the site lead straight to a page or file", (page) => {
  expect(targetsOf(page).filter((target) => !addresses.includes(target) && !fileExists(target))).toEqual([]);
});

test.each(pages)("$address: links to other sites are safe and open no window", (page) => {
  for (const href of hrefsOf(page).filter((one) => !isInternal(one))) {
    // The offline page is served at any address: an empty href reloads the page.
    if (page.address === "/offline/" && href === "") continue;
    expect(href).toMatch(/^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+\d{8,15})$/u);
    expect(href.startsWith(studio.siteUrl)).toBe(false);
  }
  expect(page.document.querySelectorAll("a[target]:not([target=_self])")).toHaveLength(0);
});

test.each(pages)("$address: every link has words that make sense alone", ({ document }) => {
  const words = [...document.querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("aria-label") ?? (wordsOf(link) || (link.querySelector("img")?.alt ?? "")),
  );
  const empty = /^(?:|(?:click )?here|(?:read |learn )?more|link|this page)$/iu;
  expect(words.filter((text) => empty.test(text))).toEqual([]);
});
