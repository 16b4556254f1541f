/** Gatsby's node hooks, one file each in src/gatsby/lifecycle/. */
export { createPages } from "./src/gatsby/lifecycle/create-pages";
export { createResolvers } from "./src/gatsby/lifecycle/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/lifecycle/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/lifecycle/on-create-dev-server";
export { onCreatePage } from "./src/gatsby/lifecycle/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/lifecycle/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/lifecycle/on-post-build";
export { onPreInit } from "./src/gatsby/lifecycle/on-pre-init";
