import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { barColors } from "../../lib/bar-colors";
import { readStudio } from "../data-layer/filled-content";
import { publicFolder, type BuildOutput } from "./output";

/** Files that programs look for at addresses that standards fix. Their texts are from content/studio.yaml. */

/** Writes robots.txt (RFC 9309): everything is allowed but the function. */
export const writeRobots: BuildOutput = async (args) => {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${readStudio(args).siteUrl}/sitemap-index.xml\n`;
  await writeFile(path.join(publicFolder, "robots.txt"), text);
};

/** Where security researchers look (RFC 9116). */
const securityTxtFile = ".well-known/security.txt";

/** Writes security.txt from content/studio.yaml. It ends when its last day begins; nothing fails then (docs/dated-content.md). */
export const writeSecurityTxt: BuildOutput = async (args) => {
  const { siteUrl, security } = readStudio(args);
  const file = path.join(publicFolder, securityTxtFile);
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${securityTxtFile}`,
  ];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join("\n")}\n`);
};

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
    background_color: barColors.light,
    theme_color: barColors.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  await writeFile(path.join(publicFolder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
};
