/** Where `npm run develop` has what built pages hold: gatsby-browser.tsx asks for it, on-create-dev-server.ts answers. */

/** The inline script, all parts in one. */
export const inlineScriptRoute = "/__scripts/inline-script.js";

/** The line for editors, of the page that `?page=` names. Previews hold it. */
export const editLinksRoute = "/__edit-links";
