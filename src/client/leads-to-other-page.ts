/** Whether a link of the site leads to another page than the one that is shown, and not to a file: pages end with a slash. */
export const leadsToOtherPage = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname.endsWith("/") && pathname !== location.pathname;
