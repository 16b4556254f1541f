import { designToken } from "../../data-layer/read-design-tokens";
import type { Studio } from "../read-studio";

/** Where the manifest lies on the site; on-render-body.tsx links it. */
export const manifestFile = "site.webmanifest";

/**
 * The web app manifest (W3C, Web Application Manifest): how the site is named and shown on a home screen.
 * It opens in a window that keeps the way back and the address, because the pages link to other sites.
 */
export const webManifest = ({ name, tagline }: Pick<Studio, "name" | "tagline">) => ({
  id: "/",
  name,
  short_name: name,
  description: tagline,
  lang: "en-US",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  background_color: designToken("paper"),
  theme_color: designToken("paper"),
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});
