/**
 * Addresses at which `npm run develop` serves parts that built pages have inside them. gatsby-browser.tsx fetches them from
 * on-create-dev-server.ts.
 */

/** The inline script, all parts in one. */
export const inlineScriptRoute = "/__scripts/inline-script.js";

/** The line for editors, of the page that `?page=` names. Previews hold it. */
export const editLinksRoute = "/__edit-links";
