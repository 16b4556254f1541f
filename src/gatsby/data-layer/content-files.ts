import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { collections } from "../../content-schema/collections";

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
 * The content files, from the project's root, that a page's query and the layout's read: first those that it asked for,
 * then those that it looked through, such as for prices in its text, then those of the layout.
 */
export const contentFilesOf = ({ store, getNode, getNodesByType }: ContentNotes, page: string): readonly string[] => {
  const { byNode, byConnection } = notes.parse(store.getState()).queries;
  const rank = (id: string, type: string): number | undefined => {
    if (byNode.get(id)?.has(page)) return 0;
    if (byConnection.get(type)?.has(page)) return 1;
    return [...(byNode.get(id) ?? [])].some((query = "") => layoutQuery.test(query)) ? 2 : undefined;
  };
  return collections
    .flatMap(({ type }) => getNodesByType(type))
    .flatMap(({ id, parent, internal }) => {
      const file = parent === null ? undefined : getNode(parent)?.["relativePath"];
      const place = rank(id, internal.type);
      return place === undefined || typeof file !== "string" ? [] : [{ file: `content/${file}`, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ file }) => file);
};
