/** A link to a page of the site. */
const pageLink = "a[href^='/']";

/** Not the contact function or files. */
const leadsToPage = [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } }];

const links = (selector: string) => ({ and: [...leadsToPage, { selector_matches: selector }] });

/**
 * Speculative loading of the next page. Chromium ignores the rules with Save-Data or low battery; other browsers ignore
 * them altogether.
 * - A link that is pointed at or pressed: its page is prefetched.
 * - When the page is idle its script marks the content's first link (`data-prerender`): its page is prerendered.
 * - When the service worker runs and the connection is fast (`data-prefetch`, register-worker.ts): the pages of all
 *   links of the content are prefetched. Not earlier, as Chromium drops prefetched documents when a worker takes over.
 *   The worker precaches the same pages, and finds them in the HTTP cache then.
 * Source: WICG Speculation Rules; HTML, speculative loading.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: links(pageLink), eagerness: "moderate" },
    { where: links(`[data-prefetch] main ${pageLink}`), eagerness: "immediate" },
  ],
  prerender: [{ where: links("[data-prerender]"), eagerness: "immediate" }],
});
