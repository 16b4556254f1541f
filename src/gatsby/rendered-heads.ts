import { Helmet, type HelmetData } from "react-helmet";

/**
 * What each page wrote into its head while it was rendered.
 *
 * react-helmet collects this in one place for the whole process, and Gatsby renders two pages at a time: read
 * later, the head of one page would be lost or end up on another. So it is taken away at once, page by page.
 */
const heads = new Map<string, HelmetData>();

/** Takes the head of the page that was rendered just now. Nothing may be awaited between the two. */
export const keepHead = (pathname: string): void => {
  heads.set(pathname, Helmet.renderStatic());
};

/** Gives the head of a page, once. Undefined when the page was not rendered before, as in `gatsby develop`. */
export const takeHead = (pathname: string): HelmetData | undefined => {
  const head = heads.get(pathname);
  heads.delete(pathname);
  return head;
};
