import type { GatsbySSR } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { storeHead } from "../workarounds/rendered-heads";
import { pageEnd } from "./page-end";
import { removeRouterElements } from "../workarounds/router-elements";

/** Renders a page synchronously, for workarounds/rendered-heads.ts, and without what only hydration needs. */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
  pathname,
}) => {
  const html = renderToStaticMarkup(bodyComponent);
  storeHead(pathname);
  replaceBodyHTMLString(removeRouterElements(html));
  setPostBodyComponents(pageEnd(html));
};
