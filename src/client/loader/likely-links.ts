import { isInView } from "../is-in-view";
import { likeliestLink, pageLinks } from "../page-links";

/**
 * Pages that are fetched ahead when a page rests, and in all, with those whose links the visitor scrolls to: their
 * documents alone, of up to 16 kB each, so a page that is looked at costs 48 kB, and one that is read 80 kB at most, on
 * a good line only. The likeliest is made ready with the pictures of its first view.
 */
export const likelyPages = { atRest: 3, inAll: 5 } as const;

/** Milliseconds that a link has to stay in view: who scrolls past it is not about to follow it. */
export const inViewMs = 150;

/**
 * Marks the content's first link in view, so that the browser makes its page ready behind the scenes
 * (src/gatsby/page-start/speculation-rules.ts): pressed after that, it is there at once.
 */
export const markLikeliestLink = (): void => {
  const link = likeliestLink();
  if (link !== undefined) link.dataset["likely"] = "most";
};

/**
 * Marks links to other pages, so that the browser fetches their pages (src/gatsby/page-start/speculation-rules.ts):
 * first those that the visitor has before the eyes, those of the content before those of the header; then those of the
 * content that come into view and stay there.
 * @param mayMark asked before each later one: a line changes
 * @returns ends it
 */
export const markLikelyLinks = (mayMark: () => boolean): (() => void) => {
  const pages = new Set(pageLinks("").flatMap(({ pathname, dataset }) => ("likely" in dataset ? [pathname] : [])));
  const mark = (link: HTMLAnchorElement, most: number): void => {
    if (pages.has(link.pathname) || pages.size >= most) return;
    pages.add(link.pathname);
    link.dataset["likely"] = "";
  };
  for (const link of [...pageLinks("main "), ...pageLinks("")]) if (isInView(link)) mark(link, likelyPages.atRest);

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      setTimeout(() => {
        if (isInView(target) && mayMark()) mark(target, likelyPages.inAll);
      }, inViewMs);
    }
  });
  for (const link of pageLinks("main ")) if (!isInView(link)) observer.observe(link);
  return () => {
    observer.disconnect();
  };
};
