import { studio } from "../e2e/content";
import { eachPage, fileExists, isListed, pages, wordsOf } from "./built-site";

interface BuiltLink {
  readonly to: string;
  readonly words: string;
}

const linksOf = (document: Document): readonly BuiltLink[] =>
  [...document.querySelectorAll("a[href], area[href]")].map((link) => ({
    to: link.getAttribute("href") ?? "",
    words: link.getAttribute("aria-label") ?? (wordsOf(link) || (link.querySelector("img")?.alt ?? "")),
  }));

const isInternal = ({ to }: BuiltLink): boolean => to.startsWith("/") || to.startsWith("#");

/** What is wrong with a link inside the site, if anything. */
const linkError = (from: string, to: string): string | undefined => {
  const { pathname, hash } = new URL(to, `https://site.invalid${from}`);
  const target = pages.find(({ address }) => address === pathname);
  if (target === undefined) {
    if (fileExists(pathname)) return undefined;
    return pages.some(({ address }) => address === `${pathname}/`)
      ? `${to} lacks the slash at its end`
      : `${to} leads nowhere`;
  }
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || target.document.getElementById(id) !== null ? undefined : `${pathname} has no #${id}`;
};

describe.each(eachPage)("%s", (address, { document }) => {
  const links = linksOf(document);

  test("every link inside the site leads to a page, an element of it or a file, without a redirect", () => {
    const errors = links.filter(isInternal).flatMap(({ to }) => linkError(address, to) ?? []);
    expect(errors).toEqual([]);
  });

  test("links inside the site are written without its name", () => {
    expect(links.filter(({ to }) => to.startsWith(studio.siteUrl))).toEqual([]);
  });

  test("links to elsewhere are well formed and safe", () => {
    for (const { to } of links.filter((link) => !isInternal(link))) {
      // The offline page is served at any address: an empty href reloads the page.
      if (address === "/offline/" && to === "") continue;
      expect(to).toMatch(/^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+\d{8,15})$/u);
    }
  });

  test("no link opens a new window unasked", () => {
    expect(document.querySelectorAll("a[target]:not([target=_self])")).toHaveLength(0);
  });

  test("every link has words that make sense alone", () => {
    const empty = ["", "here", "click here", "more", "read more", "learn more", "link", "this page"];
    expect(links.filter(({ words }) => empty.includes(words.toLowerCase()))).toEqual([]);
  });
});

test("every page that search engines may list can be reached by links from home", () => {
  const reached = new Set(["/"]);
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const page = pages.find((candidate) => candidate.address === address);
    for (const { to } of page === undefined ? [] : linksOf(page.document).filter(isInternal)) {
      const { pathname } = new URL(to, `https://site.invalid${address}`);
      if (!reached.has(pathname)) {
        reached.add(pathname);
        waiting.push(pathname);
      }
    }
  }
  const listed = pages.filter(isListed).map(({ address }) => address);
  expect(listed.filter((address) => !reached.has(address))).toEqual([]);
});
