import { mayFetchAhead } from "../lib/line-quality";

/**
 * Pages whose data and script may be fetched ahead in one visit to the site, for links that come into view. A page
 * costs up to 8 kB, so the visit 48 kB at most. Links that the visitor points at are fetched beyond that: they are
 * about to be followed.
 */
export const pagesAhead = 6;

/** The part of Gatsby's loader that fetches ahead. */
export interface FetchesAhead {
  /** Fetches a page's data when the browser is idle. */
  enqueue: (path: string) => unknown;
  /** Fetches a page whose link is pointed at. */
  hovering: (path: string) => unknown;
}

/** What Gatsby's link expects of a fetch that is refused: it may be waited for, and given up. */
const refused = {
  then: (resolve: (done: boolean) => void): void => {
    resolve(false);
  },
  abort: (): void => undefined,
};

/**
 * Puts Gatsby's fetching ahead on a budget: so many pages, and none where the visitor saves data or the line is poor.
 * @param about the browser, asked each time: a line changes
 */
export const keepBudget = (loader: FetchesAhead, about: object): void => {
  const { enqueue, hovering } = loader;
  const spentOn = new Set<string>();
  loader.enqueue = (path) => {
    if (!mayFetchAhead(about)) return refused;
    if (!spentOn.has(path) && spentOn.size >= pagesAhead) return refused;
    spentOn.add(path);
    return enqueue(path);
  };
  loader.hovering = (path) => (mayFetchAhead(about) ? hovering(path) : undefined);
};
