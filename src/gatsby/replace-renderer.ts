import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { keepHead } from "./rendered-heads";
import { withoutStyleAttributes } from "./without-style-attributes";

/**
 * Renders a page in one go, so that what it writes into its head can be taken before another page is rendered
 * (see rendered-heads.ts). Nothing of a page waits for data, so Gatsby's own streaming renderer gives the same HTML.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  const html = renderToString(bodyComponent);
  keepHead(pathname);
  replaceBodyHTMLString(withoutStyleAttributes(html));
};
