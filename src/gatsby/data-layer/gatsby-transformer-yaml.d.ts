declare module "gatsby-transformer-yaml/gatsby-node" {
  import type { CreateNodeArgs, Node } from "gatsby";

  /** Whether a node is a YAML file. */
  export const shouldOnCreateNode: (args: { readonly node: Node }) => boolean;

  /** Makes an entry of a YAML file. @throws when the file is no valid YAML */
  export const onCreateNode: (
    args: CreateNodeArgs,
    options: { readonly typeName: (file: { readonly node: { readonly relativePath?: unknown } }) => string },
  ) => Promise<void>;
}
