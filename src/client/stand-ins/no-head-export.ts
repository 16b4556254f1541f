/**
 * In the place of Gatsby's handler for pages that export a `Head`: none of ours does, their heads come from
 * react-helmet (src/layout/page-head/). Gatsby calls it as it shows a page.
 */
export const headHandlerForBrowser = (): void => undefined;
