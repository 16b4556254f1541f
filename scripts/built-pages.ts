import { readFileSync } from "node:fs";
import path from "node:path";

/** The paths that a sitemap, or an index of sitemaps, names. */
export const pathsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map((match) => new URL(match[1] ?? "").pathname);

/**
 * The pages of the built site, from its sitemap, in alphabetical order: `/`, `/pricing/`.
 * @param publicFolder the built site, absolute
 * @throws when there is no sitemap, or it names no pages
 */
export const builtPages = (publicFolder: string): readonly string[] => {
  const read = (name: string): readonly string[] => pathsIn(readFileSync(path.join(publicFolder, name), "utf8"));
  const pages = read("sitemap-index.xml").flatMap((part) => read(part.slice(1)));
  if (pages.length === 0) throw new Error("The sitemap names no pages.");
  return pages.sort();
};
