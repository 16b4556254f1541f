import { collectionOfFile } from "../../content-schema/collections";

interface YamlNode {
  readonly relativePath?: unknown;
}

/**
 * The GraphQL type of a YAML file, from its place in `content/`. For gatsby-transformer-yaml.
 * @returns `UnknownContent` for a file at no known place; the content check has named it by then
 */
export const contentNodeType = ({ node }: { readonly node: YamlNode }): string =>
  (typeof node.relativePath === "string" ? collectionOfFile(node.relativePath)?.type : undefined) ?? "UnknownContent";
