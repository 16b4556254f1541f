import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { offlinePage, type PrecacheEntry } from "../../../client/service-worker/worker/precache-manifest";
import { imagesOfPage } from "./images-of-page";

/** The most that the worker stores, in bytes, uncompressed (docs/offline.md). */
export const maxPrecacheBytes = 8_000_000;

interface Site {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The addresses of its pages, the most important first. */
  readonly pages: readonly string[];
  /** The addresses of the scripts that pages load, and of the font. */
  readonly files: readonly string[];
}

/**
 * Lists what the worker precaches of this version of the site: scripts, then every page, then one width of each
 * image. What exceeds the limit is left out.
 * @throws when a file is missing
 */
export const createPrecacheManifest = ({ publicFolder, pages, files }: Site) => {
  const manifest: PrecacheEntry[] = [];
  let bytes = 0;
  /** Adds a file or page if it fits. @returns its images */
  const add = (url: string): readonly string[] => {
    const isPage = url.endsWith("/");
    const content = readFileSync(path.join(publicFolder, isPage ? `${url}index.html` : url));
    if (bytes + content.length > maxPrecacheBytes) return [];
    bytes += content.length;
    const revision = createHash("sha256").update(content).digest("hex").slice(0, 12);
    manifest.push(isPage ? { url, revision } : { url });
    return isPage ? imagesOfPage(content.toString()) : [];
  };
  const images = [...files, offlinePage, ...pages].flatMap(add);
  new Set(images).forEach(add);
  return { manifest, bytes };
};
