/** A link to a page of the site. */
const pageLink = "a[href^='/']";

/** Not the contact function or files. */
const leadsToPage = [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } }];

const links = (selector: string) => ({ and: [...leadsToPage, { selector_matches: selector }] });

/**
 * Speculative loading of the next page. Chromium ignores the rules with Save-Data or low battery; other browsers ignore
 * them altogether.
 * - A link that is pointed at or pressed: its page is prefetched.
 * - With a mouse (`data-prerender`, src/client/prerender-for-mouse.ts) the page of a link that is pointed at for 200 ms is also
 *   prerendered. Not without one: a page that is prerendered ahead shares the main thread with the open one, for 100 to
 *   230 ms on a phone.
 * - When the service worker runs and the connection is fast (`data-prefetch`, register-worker.ts): the pages of all
 *   links of the content are prefetched. Not those to a part of a page: Chromium would fetch the page once for each, 8
 *   times from Home (seen in 156). Not earlier, as Chromium drops prefetched documents when a worker takes over.
 * Source: WICG Speculation Rules; HTML, speculative loading.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: links(pageLink), eagerness: "moderate" },
    { where: links(`[data-prefetch] main ${pageLink}:not([href*='#'])`), eagerness: "immediate" },
  ],
  prerender: [{ where: links(`[data-prerender] ${pageLink}`), eagerness: "moderate" }],
});
