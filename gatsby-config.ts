import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentNodeType } from "./src/gatsby/data-layer/content-node-type";
import { isForNetlify, netlifyAdapter } from "./src/gatsby/outputs/netlify-adapter";
import { readSiteFacts } from "./src/gatsby/data-layer/read-site-facts";

const siteFacts = readSiteFacts(path.resolve(__dirname));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteFacts.siteUrl, title: siteFacts.name },
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
