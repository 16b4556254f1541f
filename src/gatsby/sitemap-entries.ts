import path from "node:path";
import { readContent } from "../content-lint/content-file";
import { committedDays } from "./committed-days";

interface SitePage {
  readonly path: string;
}

interface SitemapEntry {
  readonly url: string;
  /** The day of the last change, as year-month-day. Left out where it isn't known for certain. */
  readonly lastmod?: string;
}

/** Content that pages show beside their own file, by the beginning of its files' names. */
const alsoShown: Readonly<Record<string, readonly string[]>> = {
  "/": ["content/services/", "content/certifications/"],
  "/about-us/": ["content/team/", "content/certifications/"],
  "/services/": ["content/services/", "content/naics.yaml", "content/capability.yaml"],
  "/services/capability-statement/": ["content/capability.yaml", "content/naics.yaml"],
};

/** Where the files lie that make a page: a page's own folder holds its pictures, too. */
const placesOf = (address: string, file: string): readonly string[] => {
  const folder = `${path.posix.dirname(file)}/`;
  if (folder.startsWith("content/pages/")) return [folder, ...(alsoShown[address] ?? [])];
  if (folder.startsWith("content/case-studies/")) return [file, `${folder}study.yaml`];
  return [file, ...(alsoShown[address] ?? [])];
};

/** @returns by the pages' addresses the day on which their content was last changed */
const changedDays = (root: string): ReadonlyMap<string, string> => {
  const days = [...committedDays(root, "content")];
  const pages = readContent(root).files.flatMap(({ file, collection, data }) => {
    if (collection.pagePath === undefined || typeof data !== "object" || data === null) return [];
    const address = collection.pagePath(data as Readonly<Record<string, unknown>>);
    const places = placesOf(address, file);
    const [latest] = days
      .filter(([name]) => places.some((place) => name.startsWith(place)))
      .map(([, day]) => day)
      .sort()
      .reverse();
    return latest === undefined ? [] : [[address, latest] as const];
  });
  return new Map(pages);
};

/**
 * How gatsby-plugin-sitemap writes a page: its address and the true day of its last change. The plugin's own guess at
 * frequency and importance is left out, since it knows nothing of either.
 * @param root the project's folder, absolute
 */
export const sitemapEntries = (root: string): { readonly serialize: (page: SitePage) => SitemapEntry } => {
  let days: ReadonlyMap<string, string> | undefined;
  return {
    serialize: (page) => {
      days ??= changedDays(root);
      const lastmod = days.get(page.path);
      return { url: page.path, ...(lastmod === undefined ? {} : { lastmod }) };
    },
  };
};
