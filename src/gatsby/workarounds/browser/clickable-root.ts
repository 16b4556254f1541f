/**
 * Package: react-dom 19.3
 * Problem: React listens for clicks on the root of the page. Firefox takes an element that listens for something that can
 * be clicked, and all that is inside as well: Orca adds "clickable" to every heading that has the focus.
 * Upstream: none found
 * Workaround: without a role of its own the root is no part of the accessibility tree.
 */
export const onInitialClientRender = (): void => {
  document.getElementById("___gatsby")?.setAttribute("role", "none");
};
