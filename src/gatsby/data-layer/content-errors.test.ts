import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack, { type Stats } from "gatsby/webpack";
import { required } from "../../lib/required";
import { temporaryFolder } from "../../../__tests__/testing/temporary-folder";
import { contentErrorsPlugin } from "./content-errors";

test("content errors are webpack's errors until they are mended", async () => {
  const root = temporaryFolder();
  const file = path.join(root, "content", "studio.yaml");
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'name: "Ramp\n');
  const compiler = webpack({
    mode: "development",
    entry: "data:text/javascript,",
    output: { path: path.join(root, "out") },
    plugins: [contentErrorsPlugin(root)],
  });
  const run = () =>
    new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else resolve(required(stats));
      });
    });
  const missingQuote = expect.stringContaining("wrong: The closing quote of this text is missing.");
  const { compilation } = await run();
  expect(compilation.errors.map(({ message }) => message)).toContainEqual(missingQuote);
  expect([...compilation.contextDependencies]).toContain(path.dirname(file));

  writeFileSync(file, 'name: "Ramp"\n');
  const mended = await run();
  expect(mended.compilation.errors.map(({ message }) => message)).not.toContainEqual(missingQuote);
});
