import { isValidElement, type ReactNode } from "react";

/**
 * Package: gatsby-plugin-image 3.16
 * Problem: it writes inline styles and a script for its own component into every page. The site renders plain `<picture>`
 * elements (decision 2), and the Content-Security-Policy allows no inline code that is not listed.
 * Workaround: the elements are filtered out. If the plugin renames them, the build stops at unknown inline code (CSP).
 */
export const removeImagePluginCode = (headComponents: readonly ReactNode[]): ReactNode[] =>
  headComponents.filter((node) => !(isValidElement(node) && node.key?.startsWith("gatsby-image-style") === true));
