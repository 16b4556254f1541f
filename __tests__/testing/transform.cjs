/** Compiles TypeScript and JSX for Jest, without checking types. */
const { transformSync } = require("esbuild");

module.exports = {
  process: (source, file) =>
    transformSync(source, {
      sourcefile: file,
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      sourcemap: "external",
      // Jest has no native import().
      supported: { "dynamic-import": false },
    }),
};
