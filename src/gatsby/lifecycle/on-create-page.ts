import type { GatsbyNode } from "gatsby";

/** The page that gatsby-plugin-offline adds as an app shell. The site's own worker needs none (decision 8). */
const appShell = "/offline-plugin-app-shell-fallback/";

/** Where Gatsby puts the 404 page, and a copy at /404.html. Hosts send that one with the status 404, the first with 200. */
const notFound = "/404/";

/** Deletes the app shell's page, and leaves the 404 page no address of its own. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ actions, page }) => {
  if (page.path !== appShell && page.path !== notFound) return;
  actions.deletePage(page);
  // Deleting /404/ deletes its copy at /404.html as well.
  if (page.path === notFound) actions.createPage({ ...page, path: "/404.html" });
};
