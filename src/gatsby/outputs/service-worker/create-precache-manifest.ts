import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  offlinePage,
  type PrecacheEntry,
  type PrecacheManifest,
} from "../../../client/service-worker/worker/precache-manifest";
import { pageDataUrl, readPageData } from "../page-data";
import { imagesOfPage } from "./images-of-page";

/** The most that the worker stores, in bytes, uncompressed (docs/offline.md). */
export const maxPrecacheBytes = 8_000_000;

interface Site {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The addresses of its pages, the most important first. */
  readonly pages: readonly string[];
  /** The addresses of the scripts and style sheets of this build, and of the font. */
  readonly files: readonly string[];
}

/**
 * Lists what the worker precaches of this version of the site: scripts and styles, then every page with its data, then one width of
 * each image. What exceeds the limit is left out.
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
  /** Reserves room for files that are of use together only. */
  const fits = (...urls: readonly string[]): boolean => {
    const size = urls.reduce((sum, url) => sum + statSync(fileOf(url)).size, 0);
    if (bytes + size > maxPrecacheBytes) return false;
    bytes += size;
    return true;
  };

  const fittingFiles = files.filter((url) => fits(url));
  const fittingPages = [offlinePage, ...pages.filter((page) => page !== offlinePage)].filter((page) =>
    fits(page, pageDataUrl(page)),
  );
  const unique = (urls: readonly string[]) => [...new Set(urls)].filter((url) => fits(url));
  const sharedData = unique(fittingPages.flatMap((page) => readPageData(publicFolder, page).sharedData));
  const images = unique(fittingPages.flatMap((page) => imagesOfPage(read(page).toString())));
  const manifest: PrecacheManifest = [
    ...fittingFiles.map((url) => ({ url })),
    ...[...sharedData, ...fittingPages.flatMap((page) => [page, pageDataUrl(page)])].map(withRevision),
    ...images.map((url) => ({ url })),
  ];
  return { manifest, bytes };
};
