import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { z } from "zod";
import { collections } from "../../../content-schema/collections";
import { gitDates } from "./git-dates";

export interface SitemapEntry {
  /** The page's address, from the site's root. */
  readonly path: string;
  /** Year-month-day on which content of the page last changed; null where git does not know. */
  readonly lastModified: string | null;
}

export const sitemapEntryType = `
  "A page of the site, for the XML sitemap."
  type SitemapEntry {
    path: String!
    "Year-month-day of the last commit to a content file that the page's query read."
    lastModified: String
  }
`;

/** Sets of nodes or queries. Queries outside of pages, such as those of createPages, have no id. */
const dependencies = z.map(z.string().optional(), z.set(z.string().optional()));

/** The parts of Gatsby's store that tell which nodes a page's query read. Parsing fails when Gatsby changes them. */
const gatsbyState = z.object({
  program: z.object({ directory: z.string() }),
  pages: z.map(z.string(), z.unknown()),
  queries: z.object({
    /** Nodes that were read one by one, by query. A page's query has the page's path as its id. */
    queryNodes: dependencies,
    /** Queries that read all nodes of a type (allService), by type. */
    byConnection: dependencies,
  }),
});

const contentNode = z.object({
  internal: z.object({ type: z.string() }),
  parent: z.string().nullish(),
  absolutePath: z.string().optional(),
});

type DataLayer = Pick<CreateResolversArgs, "store" | "getNode" | "getNodesByType">;

/** A list of entries that are pages of their own is navigation: a change of another page is no change of this one. */
const typesOfPages = new Set(collections.flatMap(({ type, pagePath }) => (pagePath === undefined ? [] : [type])));

/**
 * All pages, with the newest git date of the content files that each page's query read: YAML and images. The strings of
 * the site's layout come from a static query and do not count.
 */
export const sitemapEntries = ({ store, getNode, getNodesByType }: DataLayer): readonly SitemapEntry[] => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const { program, pages, queries } = gatsbyState.parse(store.getState());
  const dates = gitDates(program.directory, "content");

  /** The date of the file that a node comes from, itself or through its parents. */
  const dateOf = (node: unknown): readonly string[] => {
    const { success, data } = contentNode.safeParse(node);
    if (!success) return [];
    if (data.internal.type !== "File" || data.absolutePath === undefined) {
      return typeof data.parent === "string" ? dateOf(getNode(data.parent)) : [];
    }
    const file = path.relative(program.directory, data.absolutePath).split(path.sep).join("/");
    return [dates.get(file) ?? []].flat();
  };

  return [...pages.keys()].map((page) => {
    const listed = [...queries.byConnection].filter(
      ([type, readers]) => readers.has(page) && !typesOfPages.has(type ?? ""),
    );
    const nodes: readonly unknown[] = [
      ...[...(queries.queryNodes.get(page) ?? [])].map((id): unknown => getNode(id ?? "")),
      ...listed.flatMap(([type]): readonly unknown[] => getNodesByType(type ?? "")),
    ];
    return { path: page, lastModified: nodes.flatMap(dateOf).sort().at(-1) ?? null };
  });
};

const sitemapAnswer = z.object({
  sitemapEntries: z.array(z.object({ path: z.string(), lastModified: z.string().nullable() })),
});

/** Options of gatsby-plugin-sitemap. Its guesses at change frequency and priority are left out. */
export const sitemapOptions = {
  excludes: ["/offline/", "/styleguide/"],
  query: "{ site { siteMetadata { siteUrl } } sitemapEntries { path lastModified } }",
  resolvePages: (data: unknown): readonly SitemapEntry[] => sitemapAnswer.parse(data).sitemapEntries,
  serialize: ({ path: url, lastModified }: SitemapEntry) =>
    lastModified === null ? { url } : { url, lastmod: lastModified },
};
