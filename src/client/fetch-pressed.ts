import { leadsToOtherPage } from "./leads-to-other-page";
import type { FetchesAhead } from "./prefetch-budget";

/** Links of this site. */
const ownLink = "a[href^='/']";

/**
 * Fetches the page of a link as soon as it is pressed. Gatsby does so when a pointer comes over it, which a finger never
 * does before it taps: until its press has become a click, a tenth of a second is over.
 */
export const fetchPressed = (loader: Pick<FetchesAhead, "hovering">): void => {
  document.addEventListener(
    "pointerdown",
    ({ target, button }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ownLink) : null;
      if (link !== null && button === 0 && leadsToOtherPage(link)) loader.hovering(link.pathname);
    },
    { capture: true, passive: true },
  );
};
