/** Links to pages of the site: not the function, the pictures, or what scripts turn into something else. */
const pageLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } },
    { not: { selector_matches: "[data-awaits-scripts]" } },
  ],
};

/**
 * Lets the browser fetch a page when its link is pointed at or pressed, before the page's own scripts run, and those
 * that page-start marks as likely, at rest (likely-links.ts). None where the visitor saves data or power, or memory is
 * short: that is the browser's part. Browsers that don't know the rules follow the link as ever. Once the page's scripts
 * run they fetch pages themselves, and the rules go (on-initial-client-render.ts).
 *
 * One page alone is made ready (`prerender`), and at rest: on a weak processor a page that is made ready in the moment of
 * the press comes later than one that is not (docs/performance.md).
 * Source: WICG Speculation Rules; HTML, speculative loading.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: pageLinks, eagerness: "moderate" },
    { where: { selector_matches: "[data-likely]" }, eagerness: "immediate" },
  ],
  prerender: [{ where: { selector_matches: "[data-likely='most']" }, eagerness: "immediate" }],
});
