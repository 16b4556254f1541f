import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The part of a page's data that names its script and its static queries, whose results are files of their own. */
const pageDataSchema = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) });

interface PageData {
  /** The webpack chunk with the page's component. */
  readonly componentChunkName: string;
  /** The addresses of the data that the page shares with others. */
  readonly sharedData: readonly string[];
}

/** The address of the data of one page. @param page the page's address, such as / or /404.html */
export const pageDataUrl = (page: string): string =>
  `/page-data/${page === "/" ? "index" : page.replace(/^\/|\/$/gu, "")}/page-data.json`;

/**
 * Reads what a page's data refers to.
 * @param publicFolder the built site, absolute
 * @throws when the page has no data
 */
export const readPageData = (publicFolder: string, page: string): PageData => {
  const pageData: unknown = JSON.parse(readFileSync(path.join(publicFolder, pageDataUrl(page)), "utf8"));
  const { componentChunkName, staticQueryHashes } = pageDataSchema.parse(pageData);
  return {
    componentChunkName,
    sharedData: ["/page-data/app-data.json", ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)],
  };
};

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** The addresses of the scripts and style sheets of this build, by webpack chunk. @param publicFolder absolute */
export const readAssets = (publicFolder: string): ReadonlyMap<string, readonly string[]> => {
  const stats: unknown = JSON.parse(readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8"));
  const chunks = Object.entries(statsSchema.parse(stats).assetsByChunkName);
  return new Map(chunks.map(([chunk, files]) => [chunk, files.map((file) => `/${file}`)]));
};
