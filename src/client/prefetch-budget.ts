import { canPrefetch } from "../lib/connection-quality";
import { isInView } from "./is-in-view";
import { likeliestLink, pageLinks } from "./page-links";

/**
 * Pages that may be fetched ahead for links of the content that come into view: in one visit to the site, and on a page
 * with a form, whose own scripts are as many as a page may cost. There it is the page of the first link in view.
 * A page costs up to 9 kB (data, script, and a look whether there is a new version), so the visit 27 kB at most. Links
 * that the visitor points at or presses are fetched beyond that: they are about to be followed.
 */
export const pagesAhead = { inVisit: 3, besideForm: 1 } as const;

/**
 * Milliseconds that a link has to stay in view, and where it is: who scrolls past it is not about to follow it. Short
 * enough for a finger, which announces nothing before it taps.
 */
export const inViewMs = 400;

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
  /** Each page that was fetched ahead, and the page whose link it was. */
  const fetched = new Map<string, string>();
  const mayFetch = (path: string): boolean => {
    if (!canPrefetch(about) || isWriting() || fetched.has(path) || fetched.size >= pagesAhead.inVisit) return false;
    if (document.querySelector("main form") === null) {
      return pageLinks("main ").some((link) => link.pathname === path && isInView(link));
    }
    const here = [...fetched.values()].filter((from) => from === location.pathname).length;
    return here < pagesAhead.besideForm && likeliestLink()?.pathname === path;
  };
  loader.enqueue = (path) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAt = (place: number): void => {
      timer = setTimeout(() => {
        if (window.scrollY !== place) {
          waitAt(window.scrollY);
        } else if (mayFetch(path)) {
          fetched.set(path, location.pathname);
          hovering(path);
        }
      }, inViewMs);
    };
    waitAt(window.scrollY);
    return {
      abort: () => {
        clearTimeout(timer);
      },
    };
  };
  loader.hovering = (path) => (canPrefetch(about) ? hovering(path) : undefined);
};
