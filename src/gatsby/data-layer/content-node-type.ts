import { collectionOfFile } from "../../content-schema/collections";

interface YamlNode {
  readonly relativePath?: unknown;
}

/**
 * The GraphQL type of a YAML file, from its place in `content/`. For gatsby-transformer-yaml.
 * @returns `UnknownContent` for a file of no collection; the content check has reported it by then
 */
export const contentNodeType = ({ node }: { readonly node: YamlNode }): string =>
  (typeof node.relativePath === "string" ? collectionOfFile(node.relativePath)?.type : undefined) ?? "UnknownContent";
