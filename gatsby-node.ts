/** Gatsby's build hooks. Each stands in a file of its name under src/gatsby. */
export { createPages } from "./src/gatsby/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { onCreatePage } from "./src/gatsby/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/lifecycle/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
