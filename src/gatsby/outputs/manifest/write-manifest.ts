import { writeFile } from "node:fs/promises";
import path from "node:path";
import { designToken } from "../../data-layer/read-design-tokens";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";

/**
 * Writes the web app manifest (W3C), which ssr/on-render-body.tsx links: how the site is named and shown on a home
 * screen. It opens in a window that keeps the way back and the address, because the pages link to other sites.
 */
export const writeManifest: BuildOutput = async (args) => {
  const { name, tagline } = readStudio(args);
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: "en-US",
    start_url: "/",
    display: "minimal-ui",
    background_color: designToken("paper"),
    theme_color: designToken("paper"),
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  await writeFile(path.join(publicFolder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
};
