import type { GatsbySSR } from "gatsby";
import fontFile from "../fonts/atkinson-hyperlegible-next.woff2";
import { noticeScriptPath } from "./develop/notice-script";
import { takeHead } from "./rendered-heads";

/** Writes the page's head, and asks for the one font early, so that text is set in it by the first paint. */
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
  // Live editing tells content mistakes in the page (see on-create-dev-server.ts).
  if (process.env.NODE_ENV === "development") {
    setPostBodyComponents([<script key="content-notice" src={noticeScriptPath} async />]);
  }
};
