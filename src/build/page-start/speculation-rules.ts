/**
 * Lets the browser make a page ready when its link is pointed at or pressed, before the page's own scripts run. The
 * budget is the browser's: with "moderate" Chromium keeps two pages at most, and none where the visitor saves data
 * or power. Browsers that don't know the rules follow the link as ever.
 * Source: WICG Speculation Rules.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          // No page: the function, the pictures, and what scripts turn into something else.
          { not: { href_matches: ["/api/*", "/static/*", "/*.*"] } },
          { not: { selector_matches: "[data-awaits-scripts]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
