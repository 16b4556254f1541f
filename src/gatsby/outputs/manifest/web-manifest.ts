import { designToken } from "../../data-layer/read-design-tokens";

/** Where the manifest lies on the site; on-render-body.tsx links it. */
export const manifestFile = "site.webmanifest";

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: "any" | "maskable";
}

export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: "ltr";
  readonly start_url: string;
  readonly scope: string;
  readonly display: "browser" | "minimal-ui";
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly ManifestIcon[];
}

const png = (file: string, size: number, purpose: ManifestIcon["purpose"]): ManifestIcon => ({
  src: file,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * The web app manifest (W3C, Web Application Manifest): how the site is named and shown on a home screen.
 * It opens in a window that keeps the way back and the address, because the pages link to other sites.
 */
export const webManifest = ({ name, tagline }: { readonly name: string; readonly tagline: string }): WebManifest => ({
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
