import type { GatsbySSR } from "gatsby";
import fontFile from "../../fonts/atkinson-hyperlegible-next.woff2";
import { barColors } from "../../lib/bar-colors";

/** What is the same in the head of every page: icons, manifest, colors of the browser's bars, and the one font. */
const sharedHead = () => [
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  <meta key="light" name="theme-color" content={barColors.light} media="(prefers-color-scheme: light)" />,
  <meta key="dark" name="theme-color" content={barColors.dark} media="(prefers-color-scheme: dark)" />,
  <link key="font" rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
  // Nothing is painted before the header is complete: its right-aligned links would move as they arrive (HTML, rel=expect).
  <link key="header" rel="expect" href="#main" blocking="render" />,
];

/** Writes what the heads of all pages share. The font is asked for early, so that text is set in it by the first paint. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({ setHeadComponents }) => {
  setHeadComponents(sharedHead());
};
