import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { collections, type Collection } from "../../content-schema/collections";

/**
 * What Gatsby notes of each query, to know which pages to make again after an edit: the nodes it found, and the types of
 * which it looked through all. A query has its page's path as its name, that of the layout another, that of a hook none.
 */
const readers = z.map(z.string(), z.set(z.string().optional()));
const notes = z.object({ queries: z.object({ byNode: readers, byConnection: readers }) });
const layoutQuery = /^sq--/u;

/** What Gatsby's hooks give to this function. */
export type ContentNotes = Pick<NodePluginArgs, "store" | "getNode" | "getNodesByType">;

/**
 * The content files, from the project's root, that a page's query and the layout's read: first those that it asked for, of
 * which the page's own is the first, then those that it looked through, such as for prices in its text, then the layout's.
 */
export const contentFilesOf = ({ store, getNode, getNodesByType }: ContentNotes, page: string): readonly string[] => {
  const { byNode, byConnection } = notes.parse(store.getState()).queries;
  const place = (id: string, { type, pagePath }: Collection): number | undefined => {
    if (byNode.get(id)?.has(page)) return pagePath === undefined ? 1 : 0;
    if (byConnection.get(type)?.has(page)) return 2;
    return [...(byNode.get(id) ?? [])].some((query = "") => layoutQuery.test(query)) ? 3 : undefined;
  };
  return collections
    .flatMap((collection) =>
      getNodesByType(collection.type).flatMap(({ id, parent }) => {
        const file = parent === null ? undefined : getNode(parent)?.["relativePath"];
        const order = place(id, collection);
        return order === undefined || typeof file !== "string" ? [] : [{ file: `content/${file}`, order }];
      }),
    )
    .sort((one, other) => one.order - other.order)
    .map(({ file }) => file);
};
