/**
 * Documents that are fetched ahead when a page rests. One costs up to 21 kB, so a page that is looked at costs 63 kB at
 * most, on a good line only.
 */
export const likelyPages = 3;

const pageLink = "a[href^='/']:not([data-awaits-scripts])";

const isInView = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/**
 * Marks the first links to other pages that the visitor has before the eyes, those of the content before those of the
 * header, so that the browser fetches their pages (src/build/page-start/speculation-rules.ts).
 */
export const markLikelyLinks = (): void => {
  const pages = new Set([window.location.pathname]);
  const links = ["main ", ""].flatMap((area) => [...document.querySelectorAll<HTMLAnchorElement>(area + pageLink)]);
  for (const link of links) {
    const { pathname, dataset } = link;
    if (pages.has(pathname) || !pathname.endsWith("/") || !isInView(link)) continue;
    pages.add(pathname);
    dataset["likely"] = "";
    if (pages.size > likelyPages) return;
  }
};
