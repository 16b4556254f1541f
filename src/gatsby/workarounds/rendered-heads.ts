import { Helmet, type HelmetData } from "react-helmet";

/**
 * Package: react-helmet 6.1
 * Problem: it collects head elements in one place for the whole process, and Gatsby renders several pages at a time: a
 * page's head would be lost or appear on another page.
 * Upstream: https://github.com/nfl/react-helmet/issues/216
 * Workaround: each page is rendered synchronously (ssr/replace-renderer.tsx) and its head taken right after.
 */
const heads = new Map<string, HelmetData>();

/** Stores the head of the page that was just rendered. Nothing may be awaited in between. */
export const storeHead = (pathname: string): void => {
  heads.set(pathname, Helmet.renderStatic());
};

/** Returns the head of a page, once. Undefined when the page was not rendered before, as in `gatsby develop`. */
export const takeHead = (pathname: string): HelmetData | undefined => {
  const head = heads.get(pathname);
  heads.delete(pathname);
  return head;
};
