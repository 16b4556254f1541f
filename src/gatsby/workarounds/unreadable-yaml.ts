import type { CreateNodeArgs } from "gatsby";
import { onCreateNode as transform, shouldOnCreateNode } from "gatsby-transformer-yaml/gatsby-node";
import { contentNodeType } from "../data-layer/content-node-type";

/**
 * Package: gatsby-transformer-yaml 5.16
 * Problem: in `npm run develop` it throws at a YAML file that it cannot read. Gatsby prints 70 lines of stack before the
 * words of the content check, and deletes the file's entry, so that its page breaks.
 * Workaround: the plugin's hook is called from here instead of by Gatsby. The entry stays as it was when the file could
 * last be read, until the file is mended. A build has refused such a file before.
 */
export const createContentNode = async (args: CreateNodeArgs): Promise<void> => {
  if (!shouldOnCreateNode(args)) return;
  const { node, loadNodeContent, cache } = args;
  const key = `readable ${node.id}`;
  const text = await loadNodeContent(node);
  const createFrom = (content: string) =>
    transform({ ...args, loadNodeContent: () => Promise.resolve(content) }, { typeName: contentNodeType });
  try {
    await createFrom(text);
    await cache.set(key, text);
  } catch {
    const last: unknown = await cache.get(key);
    if (typeof last === "string") await createFrom(last);
  }
};
