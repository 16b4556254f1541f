import { collectionOfFile } from "../../content-schema/collections";

/**
 * The GraphQL type of a YAML file, from its place in `content/`. For gatsby-transformer-yaml.
 * @returns `UnknownContent` for a file of no collection; the content check has reported it by then
 */
export const contentNodeType = ({
  node: { relativePath },
}: {
  readonly node: { readonly relativePath?: unknown };
}): string => (typeof relativePath === "string" ? collectionOfFile(relativePath)?.type : undefined) ?? "UnknownContent";
