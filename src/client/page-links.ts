import { isInView } from "./is-in-view";
import { leadsToOtherPage } from "./leads-to-other-page";

/**
 * Links to other pages of the site, in the order of the page. A link that scripts make into a control is none.
 * @param area where to look: in all of the page, or in its own content. The links of the header and of the bar at the
 * bottom are the same on every page and tell nothing of what comes next.
 */
export const pageLinks = (area: "" | "main "): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${area}a[href^='/']:not([data-awaits-scripts])`)].filter(
    leadsToOtherPage,
  );

/** The link that is followed most likely: the content's first in view. */
export const likeliestLink = (): HTMLAnchorElement | undefined => pageLinks("main ").find(isInView);
