// Stands in the place of gatsby-plugin-offline's browser hooks (src/build/worker/without-plugins-client.ts).
export {};
