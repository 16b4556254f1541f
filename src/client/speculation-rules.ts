/** The page of a link that is pointed at or pressed is prefetched, but not the contact function or files. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Lets the browser prefetch the next page. Chromium does not with Save-Data or low battery, other browsers know no such rules.
 * Source: HTML, speculative loading.
 */
export const prefetchNextPage = (): void => {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "speculationrules", textContent: speculationRules }));
};
