import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { readContent } from "./src/content-lint/yaml/yaml-files";
import { collectionOfFile } from "./src/content-schema/collections";
import { studio } from "./src/content-schema/collections/studio";
import { isForNetlify, netlifyAdapter } from "./src/gatsby/netlify-adapter";

/**
 * The studio's name and address, before Gatsby's data layer exists. A broken file gives placeholders: development goes on,
 * and a build has stopped before.
 */
const siteFacts = () => {
  const file = readContent(path.resolve(__dirname)).files.find(({ collection }) => collection.type === "Studio");
  const facts = studio.pick({ name: true, siteUrl: true }).strip().safeParse(file?.data);
  return facts.data ?? { name: "", siteUrl: "https://studio.invalid" };
};

/** The GraphQL type of a YAML file. One of no collection has been reported by the content check by then. */
const contentNodeType = ({ node: { relativePath } }: { readonly node: { readonly relativePath?: unknown } }): string =>
  (typeof relativePath === "string" ? collectionOfFile(relativePath)?.type : undefined) ?? "UnknownContent";

const { name, siteUrl } = siteFacts();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, title: name },
  trailingSlash: "always",
  // Only in builds for Netlify: other hosts have no use for its files.
  ...(isForNetlify(process.env) ? { adapter: netlifyAdapter() } : {}),
  jsxRuntime: "automatic",
  // Types of all queries.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: path.resolve(__dirname, "content") } },
    // One node per YAML file; the type follows from the file's path.
    { resolve: "gatsby-transformer-yaml", options: { typeName: contentNodeType } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    // Brings Workbox. The worker is src/client/service-worker/ (decision 8).
    "gatsby-plugin-offline",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // In the same order by each build.
        query: "{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path } } }",
        excludes: ["/offline/", "/styleguide/"],
        // Without the plugin's guesses at change frequency and priority.
        serialize: ({ path: url }: { path: string }) => ({ url }),
      },
    },
  ],
};

export default config;
