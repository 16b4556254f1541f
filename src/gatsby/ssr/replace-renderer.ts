import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { storeHead } from "../workarounds/rendered-heads";
import { removeStyleAttributes } from "../workarounds/style-attributes";

/** Renders a page synchronously, for workarounds/rendered-heads.ts. No page suspends, so streaming gains nothing. */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  const html = renderToString(bodyComponent);
  storeHead(pathname);
  replaceBodyHTMLString(removeStyleAttributes(html));
};
