import type { GatsbyNode } from "gatsby";

/** The app shell of gatsby-plugin-offline, which the site's worker does without (decision 8). */
const appShell = "/offline-plugin-app-shell-fallback/";

/** Deletes the app shell's page. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ actions, page }) => {
  if (page.path === appShell) actions.deletePage(page);
};
