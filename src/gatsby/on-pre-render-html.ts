import { isValidElement } from "react";
import type { GatsbySSR } from "gatsby";

/**
 * Leaves out the styles and the script that gatsby-plugin-image writes into every page for its own component. The site
 * draws its pictures without it (src/components/picture/), so they would be weight and a hole in the policy.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (node) => !(isValidElement(node) && node.key?.startsWith("gatsby-image-style") === true),
    ),
  );
};
