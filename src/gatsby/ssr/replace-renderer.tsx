import { isValidElement, type ReactNode } from "react";
import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { inlineScriptFor } from "../bundles/inline-script";
import { removeRouterElements } from "../workarounds/router-elements";

const keys: readonly string[] = ["page-script", "linked-styles"];

/**
 * What stands at a page's end: the script that this page needs, and the styles of dialogs and paper. These are last:
 * scripts wait for styles before them. @param body its HTML
 */
const pageEnd = (body: string): ReactNode[] => {
  const code = inlineScriptFor(inlineScripts, (attribute) => body.includes(` ${attribute}=`));
  return [
    <script key="page-script" dangerouslySetInnerHTML={{ __html: code }} />,
    <link key="linked-styles" rel="stylesheet" href={linkedStyles} />,
  ];
};

/** Whether a node is part of the page's own end, and not one of Gatsby's scripts. */
export const isPageEnd = (node: ReactNode): boolean => isValidElement(node) && keys.includes(String(node.key));

/**
 * Renders a page without what only hydration needs, and takes its head right after. Nothing may be awaited in between:
 * react-helmet collects heads in one place for the whole process, and Gatsby renders several pages at a time.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const html = renderToStaticMarkup(bodyComponent);
  const head = Helmet.renderStatic();
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([head.title.toComponent(), head.meta.toComponent(), head.link.toComponent()]);
  replaceBodyHTMLString(removeRouterElements(html));
  setPostBodyComponents(pageEnd(html));
};
