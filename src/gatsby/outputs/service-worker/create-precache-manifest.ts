import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  offlinePage,
  type PrecacheEntry,
  type PrecacheManifest,
} from "../../../client/service-worker/worker/precache-manifest";
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
  const fileOf = (url: string): string => path.join(publicFolder, url.endsWith("/") ? `${url}index.html` : url);
  const read = (url: string): Buffer => readFileSync(fileOf(url));
  const withRevision = (url: string): PrecacheEntry => ({
    url,
    revision: createHash("sha256").update(read(url)).digest("hex").slice(0, 12),
  });
  let bytes = 0;
  const fits = (url: string): boolean => {
    const { size } = statSync(fileOf(url));
    if (bytes + size > maxPrecacheBytes) return false;
    bytes += size;
    return true;
  };

  const fittingFiles = files.filter(fits);
  const fittingPages = [offlinePage, ...pages.filter((page) => page !== offlinePage)].filter(fits);
  const images = [...new Set(fittingPages.flatMap((page) => imagesOfPage(read(page).toString())))].filter(fits);
  const manifest: PrecacheManifest = [
    ...fittingFiles.map((url) => ({ url })),
    ...fittingPages.map(withRevision),
    ...images.map((url) => ({ url })),
  ];
  return { manifest, bytes };
};
