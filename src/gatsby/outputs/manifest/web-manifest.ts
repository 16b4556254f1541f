import { designToken } from "../../data-layer/read-design-tokens";
import type { Studio } from "../read-studio";

/** Where the manifest lies on the site; on-render-body.tsx links it. */
export const manifestFile = "site.webmanifest";

const png = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

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
    png("/icon-192.png", 192, "any"),
    png("/icon-512.png", 512, "any"),
    png("/icon-maskable-512.png", 512, "maskable"),
  ],
});
