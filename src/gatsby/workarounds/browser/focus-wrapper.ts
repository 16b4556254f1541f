/**
 * Package: gatsby 5.16
 * Problem: after a navigation Gatsby's router focuses its wrapper of the whole page, later than the layout focuses the
 * new heading. Screen readers then read from the top of the page.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/29037 (closed; a click on the page focuses the wrapper as well)
 * Workaround: without `tabindex` the wrapper does not take the focus.
 */
export const onInitialClientRender = (): void => {
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
};
