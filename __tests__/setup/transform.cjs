/** Compiles TypeScript and JSX for jest. Types are not checked here: `npm run test:types` does that. */
const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
});
