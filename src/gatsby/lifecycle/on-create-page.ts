import type { GatsbyNode } from "gatsby";
import { readTokensFile } from "../data-layer/read-design-tokens";

/** The app shell of gatsby-plugin-offline, which the site's worker does without (src/client/service-worker/worker/worker.ts). */
const appShell = "/offline-plugin-app-shell-fallback/";

/** Its tokens are read from the style sheet itself. */
const stylePage = "/styleguide/";

/** Takes out the one page that a plugin makes and nobody is to see, and hands the style page the tokens. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ actions, page }) => {
  if (page.path === appShell) actions.deletePage(page);
  if (page.path === stylePage && page.context?.["tokens"] === undefined) {
    actions.deletePage(page);
    actions.createPage({ ...page, context: { ...page.context, tokens: readTokensFile() } });
  }
};
