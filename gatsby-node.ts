/** Gatsby's build hooks. Each stands in a file of its name under src/build. */
export { createPages } from "./src/build/create-pages";
export { createResolvers } from "./src/build/create-resolvers";
export { createSchemaCustomization } from "./src/build/create-schema-customization";
export { onCreateDevServer } from "./src/build/on-create-dev-server";
export { onCreatePage } from "./src/build/on-create-page";
export { onCreateWebpackConfig } from "./src/build/on-create-webpack-config";
export { onPostBuild } from "./src/build/on-post-build";
export { onPreBootstrap } from "./src/build/on-pre-bootstrap";
