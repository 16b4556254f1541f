import { mayFetchAhead } from "../lib/line-quality";

/**
 * Pages that may be fetched ahead in one visit to the site, for links of the content that come into view. A page costs up
 * to 9 kB (data, script, and a look whether there is a new version), so the visit 27 kB at most. Links that the visitor
 * points at or presses are fetched beyond that: they are about to be followed.
 */
export const pagesAhead = 3;

/** Milliseconds that a link has to stay in view: who scrolls past it is not about to follow it. */
export const inViewMs = 1000;

/** The links of the header and of the bar at the bottom are in view on every page: they would spend all of it. */
const isInContent = (path: string): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")].some(({ pathname }) => pathname === path);

/** Who writes is not about to leave: the line is the form's then. */
const isWriting = (): boolean => (document.activeElement?.closest("form") ?? null) !== null;

/** The part of Gatsby's loader that fetches ahead. */
export interface FetchesAhead {
  /** Called when a link comes into view. What it gives back can be given up when the link leaves. */
  enqueue: (path: string) => { readonly abort: () => void };
  /** Fetches all of a page. Called when its link is pointed at or pressed. */
  hovering: (path: string) => unknown;
}

/**
 * Puts Gatsby's fetching ahead on a budget: so many pages, and none where the visitor writes or saves data, or the line
 * is poor.
 * Those are fetched whole, and not only to the browser's store as Gatsby does it: without a pointer to announce a
 * press, that leaves a page that is pressed waiting for the network once more.
 * @param about the browser, asked each time: a line changes
 */
export const keepBudget = (loader: FetchesAhead, about: object): void => {
  const { hovering } = loader;
  const spentOn = new Set<string>();
  loader.enqueue = (path) => {
    const timer = setTimeout(() => {
      if (!mayFetchAhead(about) || isWriting() || !isInContent(path)) return;
      if (spentOn.has(path) || spentOn.size >= pagesAhead) return;
      spentOn.add(path);
      hovering(path);
    }, inViewMs);
    return {
      abort: () => {
        clearTimeout(timer);
      },
    };
  };
  loader.hovering = (path) => (mayFetchAhead(about) ? hovering(path) : undefined);
};
