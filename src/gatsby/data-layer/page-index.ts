import { z } from "zod";
import { collections, type Collection } from "../../content-schema/collections";
import { fillFrom, type ResolverContext } from "./filled-content";

/** The list of all pages that the content makes, for the sitemap page. A new page is on it by itself. */

/** The type of one entry, and the query that lists all. */
export const pageIndexTypes = `
  "A page of the site, as the sitemap page lists it."
  type ListedPage {
    "The page's address."
    path: String!
    title: String!
    description: String!
    "The group of the sitemap page that lists it."
    group: String!
    "The language of its title, if it isn't English."
    lang: String
  }
`;

const pageNode = z.looseObject({
  head: z.object({ title: z.string(), description: z.string() }),
  order: z.number().default(0),
  group: z.string().optional(),
  lang: z.string().nullable().default(null),
});

/** Equal orders by address: that of nodes changes with each edit, and the sitemap would be rendered anew. */
const pagesOfCollection = async ({ type, pagePath, group }: Collection, context: ResolverContext) => {
  if (pagePath === undefined || group === undefined) return [];
  const { entries } = await context.nodeModel.findAll({ type });
  const nodes = await Promise.all([...entries].map(async (entry) => pageNode.parse(await fillFrom(context, entry))));
  return nodes
    .map(({ group: ownGroup = group, ...node }) => ({
      ...node.head,
      path: pagePath(node),
      group: ownGroup,
      lang: node.lang,
      order: node.order,
    }))
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
};

/**
 * Resolves `Query.listedPages`: every page of the content that is for the public, in the order of their collections
 * and, within one, of their `order`.
 * @throws when a page's entry has no title; the content check says so before this
 */
export const resolvePageIndex = async (
  _source: unknown,
  _arguments: unknown,
  context: ResolverContext,
): Promise<readonly Queries.ListedPage[]> => {
  const pages = await Promise.all(collections.map((collection) => pagesOfCollection(collection, context)));
  return pages.flat();
};
