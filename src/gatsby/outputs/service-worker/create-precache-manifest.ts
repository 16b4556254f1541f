import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  offlinePage,
  type PrecacheEntry,
  type PrecacheManifest,
} from "../../../client/service-worker/worker/precache-manifest";
import { imagesOfPage } from "./images-of-page";

/**
 * The most that a visitor's browser is asked to store, in bytes, uncompressed. In November 2026: 32 pages with their
 * data 3.6 MB (2.1 MB of it inline CSS), scripts and font 0.7 MB, images 1.1 MB; the rest is room for ten more pages.
 */
export const maxPrecacheBytes = 6_000_000;

interface Site {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The addresses of its pages, the most important first. */
  readonly pages: readonly string[];
  /** The addresses of the scripts and styles of this build, and of the font. */
  readonly files: readonly string[];
}

const pageDataUrl = (page: string): string => `/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`;

/** The part of a page's data that names its static queries: Gatsby writes their results into files of their own. */
const pageDataSchema = z.object({ staticQueryHashes: z.array(z.string()) });

/**
 * Lists what the worker precaches of this version of the site: all scripts, every page with its data, then one width
 * of each image while there is room.
 * @throws when a file is missing, or pages and scripts alone exceed the limit
 */
export const createPrecacheManifest = ({
  publicFolder,
  pages,
  files,
}: Site): PrecacheManifest & { readonly bytes: number } => {
  const fileOf = (url: string): string => path.join(publicFolder, url.endsWith("/") ? `${url}index.html` : url);
  const sizeOf = (url: string): number => statSync(fileOf(url)).size;
  const withRevision = (url: string): PrecacheEntry => ({
    url,
    revision: createHash("sha256")
      .update(readFileSync(fileOf(url)))
      .digest("hex")
      .slice(0, 12),
  });

  const images = new Set<string>();
  const sharedData = new Set(["/page-data/app-data.json"]);
  for (const page of pages) {
    for (const image of imagesOfPage(readFileSync(fileOf(page), "utf8"))) images.add(image);
    const pageData: unknown = JSON.parse(readFileSync(fileOf(pageDataUrl(page)), "utf8"));
    for (const hash of pageDataSchema.parse(pageData).staticQueryHashes) sharedData.add(`/page-data/sq/d/${hash}.json`);
  }
  const ordered = [offlinePage, ...pages.filter((page) => page !== offlinePage)];
  const pageUrls = [...ordered.flatMap((page) => [page, pageDataUrl(page)]), ...sharedData];

  let bytes = [...files, ...pageUrls].reduce((sum, url) => sum + sizeOf(url), 0);
  if (bytes > maxPrecacheBytes) {
    throw new Error(`Pages and scripts take ${bytes} bytes, more than maxPrecacheBytes (create-precache-manifest.ts).`);
  }
  const fitting = [...images].filter((url) => {
    const fits = bytes + sizeOf(url) <= maxPrecacheBytes;
    if (fits) bytes += sizeOf(url);
    return fits;
  });
  return {
    pages: pageUrls.map(withRevision),
    files: files.map((url) => ({ url })),
    images: fitting.map((url) => ({ url })),
    bytes,
  };
};
