import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { storeHead } from "../workarounds/rendered-heads";
import { pageEnd } from "./page-end";
import { removeRouterElements } from "../workarounds/router-elements";

/** Renders a page synchronously, for workarounds/rendered-heads.ts. No page suspends, so streaming gains nothing. */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
  pathname,
}) => {
  const html = renderToString(bodyComponent);
  storeHead(pathname);
  replaceBodyHTMLString(removeRouterElements(html));
  setPostBodyComponents(pageEnd(html));
};
