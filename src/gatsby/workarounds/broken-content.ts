import { createRequire } from "node:module";
import path from "node:path";
import { parseYaml } from "../../content-lint/yaml/yaml-files";
import { collectionOfFile } from "../../content-schema/collections";

/** What gatsby-transformer-yaml uses of a hook's arguments. */
interface CreateNodeArgs {
  readonly node: { readonly id: string; readonly relativePath: string };
  readonly loadNodeContent: (node: CreateNodeArgs["node"]) => Promise<string>;
}

interface Transformer {
  onCreateNode: (args: CreateNodeArgs, options: unknown) => Promise<void>;
}

/** Errors for which a query of the file's fields fails. Others, such as a long text, break no page. */
const breaksQueries = /^invalid_(?:type|value|union)$/u;

/** @param file path inside `content/` */
const canBeQueried = (file: string, text: string): boolean => {
  try {
    const parsed = collectionOfFile(file)?.schema.safeParse(parseYaml(text));
    return !(parsed?.error?.issues ?? []).some(({ code }) => breaksQueries.test(code));
  } catch {
    return false;
  }
};

/**
 * Package: gatsby-transformer-yaml 5.16
 * Problem: in `npm run develop` it throws where a file is no YAML, and Gatsby prints 60 lines of stack before the words of
 * the content check. The file's content is gone, and so is a required field that is missing: queries fail, and the page in
 * the browser with them. After the repair it shows that failure until it is loaded again.
 * Workaround: the file keeps the content that it had before, and the check alone says what is wrong. For development: the
 * check stops a build before.
 */
export const keepLastContent = (): void => {
  const transformer: Transformer = createRequire(path.resolve("package.json"))("gatsby-transformer-yaml/gatsby-node");
  const { onCreateNode } = transformer;
  const lastTexts = new Map<string, string>();
  transformer.onCreateNode = async (args, options) => {
    const { node, loadNodeContent } = args;
    const text = await loadNodeContent(node);
    if (canBeQueried(node.relativePath, text)) lastTexts.set(node.id, text);
    const lastText = lastTexts.get(node.id);
    if (lastText !== undefined) await onCreateNode({ ...args, loadNodeContent: async () => lastText }, options);
  };
};
