import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import { removeImagePluginCode } from "../workarounds/image-plugin-inline-code";
import { isPageEnd } from "./replace-renderer";

/** Sorts the head: styles are last, and among them the layout's first, which name the order of the cascade layers. */
const rank = (node: ReactNode): number => {
  if (!isValidElement<{ readonly "data-href"?: string }>(node) || node.type !== "style") return 0;
  return node.props["data-href"]?.startsWith("/app.") === true ? 1 : 2;
};

/**
 * Gatsby writes the styles of the page before those of the layout, which begin with src/styles/layers.css. In a build the
 * page's own end (replace-renderer.tsx) takes the place of all of Gatsby's scripts (decision 7).
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(removeImagePluginCode(getHeadComponents()).sort((a, b) => rank(a) - rank(b)));
  if (process.env.NODE_ENV !== "development") replacePostBodyComponents(getPostBodyComponents().filter(isPageEnd));
};
