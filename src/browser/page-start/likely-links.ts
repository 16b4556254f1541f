/**
 * Documents that are fetched ahead when a page rests, and in all, with those whose links the visitor scrolls to. One
 * costs up to 16 kB, so a page that is looked at costs 48 kB, and one that is read 80 kB at most, on a good line only.
 */
export const likelyPages = { atRest: 3, inAll: 5 } as const;

/** Milliseconds that a link has to stay in view: who scrolls past it is not about to follow it. */
export const inViewMs = 150;

const pageLink = "a[href^='/']:not([data-awaits-scripts])";

const isInView = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/**
 * Marks links to other pages, so that the browser fetches their pages (src/build/page-start/speculation-rules.ts):
 * first those that the visitor has before the eyes, those of the content before those of the header; then those of the
 * content that come into view and stay there.
 * @param mayMark asked before each later one: a line changes
 * @returns ends it
 */
export const markLikelyLinks = (mayMark: () => boolean): (() => void) => {
  const pages = new Set([window.location.pathname]);
  const mark = ({ pathname, dataset }: HTMLAnchorElement, most: number): void => {
    if (pages.has(pathname) || !pathname.endsWith("/") || pages.size > most) return;
    pages.add(pathname);
    dataset["likely"] = "";
  };
  const links = (area: string) => document.querySelectorAll<HTMLAnchorElement>(area + pageLink);
  for (const link of [...links("main "), ...links("")]) if (isInView(link)) mark(link, likelyPages.atRest);

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      setTimeout(() => {
        if (isInView(target) && mayMark()) mark(target, likelyPages.inAll);
      }, inViewMs);
    }
  });
  for (const link of links("main ")) if (!isInView(link)) observer.observe(link);
  return () => {
    observer.disconnect();
  };
};
