import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentNodeType } from "./src/gatsby/content-node-type";
import { isForNetlify, netlifyAdapter } from "./src/gatsby/netlify/netlify-adapter";
import { sitemapEntries } from "./src/gatsby/sitemap-entries";
import { readSiteFacts } from "./src/gatsby/read-site-facts";

const siteFacts = readSiteFacts(path.resolve(__dirname));

// Live editing shows a copy that holds no mistakes (scripts/develop.ts).
const liveFolder = process.env["CONTENT_FOLDER"];
const contentFolder = liveFolder ?? path.resolve(__dirname, "content");

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteFacts.siteUrl, title: siteFacts.name },
  trailingSlash: "always",
  // Only where the build is for Netlify, which says so itself: no other host has a use for its files.
  ...(isForNetlify(process.env) ? { adapter: netlifyAdapter() } : {}),
  jsxRuntime: "automatic",
  // The build writes the types of all queries. Live editing would write them anew at each saved change, before the page.
  ...(liveFolder === undefined
    ? { graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" } }
    : {}),
  plugins: [
    // Puts the files of content/ into the data layer.
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentFolder } },
    // Makes an entry of each YAML file; its type comes from the file's place.
    { resolve: "gatsby-transformer-yaml", options: { typeName: contentNodeType } },
    // Responsive widths and formats of every raster picture.
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["auto", "webp", "avif"], placeholder: "none", quality: 72 } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    // Renders the head of each page into its HTML.
    "gatsby-plugin-react-helmet",
    // gatsby-plugin-offline without its browser half: writes the worker's file and Workbox. The rest is
    // src/gatsby/outputs/service-worker/. The worker never takes over by itself.
    {
      resolve: path.resolve(__dirname, "src/gatsby/workarounds/offline-plugin-without-registration"),
      options: { debug: false, workboxConfig: { skipWaiting: false, clientsClaim: false } },
    },
    // The audits and search engines read the list of pages from here.
    {
      resolve: "gatsby-plugin-sitemap",
      options: { excludes: ["/offline/", "/styleguide/"], ...sitemapEntries(path.resolve(__dirname)) },
    },
  ],
};

export default config;
