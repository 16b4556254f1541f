import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import { speculationRules } from "../outputs/page-scripts/speculation-rules";
import { removeImagePluginCode } from "../workarounds/image-plugin-inline-code";

/** Last what the browser needs no file for; the styles of the layout first, as they name the order of the layers. */
const rank = (node: ReactNode): number => {
  if (!isValidElement<{ readonly "data-href"?: string }>(node) || node.type !== "style") return 0;
  return node.props["data-href"]?.startsWith("/app.") === true ? 1 : 2;
};

/** The same on every page: the Content-Security-Policy has one hash for each. */
const ownScripts = [
  <script key="speculation-rules" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  <script key="page-script" dangerouslySetInnerHTML={{ __html: inlinePageScript }} />,
];

/**
 * Gatsby writes the styles of the page before those of the layout, which begin with src/styles/layers.css. In a build the
 * page's own scripts take the place of all of Gatsby's (decision 7).
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(removeImagePluginCode(getHeadComponents()).sort((a, b) => rank(a) - rank(b)));
  if (process.env.NODE_ENV !== "development") replacePostBodyComponents(ownScripts);
};
