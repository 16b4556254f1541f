import type { GatsbySSR } from "gatsby";
import fontFile from "../../fonts/atkinson-hyperlegible-next.woff2";
import { noticeScriptPath } from "../develop/notice-script";
import { takeHead } from "../workarounds/rendered-heads";

/** Writes the head of the page and preloads the one font. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const head = takeHead(pathname);
  if (head !== undefined) setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head?.title.toComponent(),
    head?.meta.toComponent(),
    head?.link.toComponent(),
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
  // Shows content errors in the page during develop (on-create-dev-server.ts).
  if (process.env.NODE_ENV === "development") {
    setPostBodyComponents([<script key="content-notice" src={noticeScriptPath} async />]);
  }
};
