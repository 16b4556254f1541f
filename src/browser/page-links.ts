import { isInView } from "./is-in-view";
import { leadsToOtherPage } from "./leads-to-other-page";

/**
 * The links of the page's own content that stand in view and lead to another page of the site, the likeliest first: in
 * the order of the page. Those of the header and of the bar at the bottom are the same on every page and tell nothing
 * of what comes next.
 */
export const contentLinksInView = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([data-awaits-scripts])")].filter(
    (link) => leadsToOtherPage(link) && isInView(link),
  );
