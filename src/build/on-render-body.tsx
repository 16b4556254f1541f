import type { GatsbySSR } from "gatsby";
import fontFile from "../fonts/atkinson-hyperlegible-next.woff2";

/** Asks for the one font early, so that text is set in it by the first paint. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
};
