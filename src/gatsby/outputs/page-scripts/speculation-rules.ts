/**
 * Speculative loading of the next page: the page of a link that is pointed at or pressed is prefetched, but not the
 * contact function or files. Chromium ignores the rule with Save-Data or low battery, other browsers ignore it altogether.
 * Source: HTML, speculative loading.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } }] },
      eagerness: "moderate",
    },
  ],
});
