import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack, { type Stats } from "gatsby/webpack";
import { required } from "../lib/required";
import { temporaryFolder } from "../../__tests__/testing/clean-up";
import { contentErrorsPlugin, stopOnContentErrors } from "./content-errors";

let root: string;
let file: string;

/** Content with an error. */
beforeEach(() => {
  root = temporaryFolder();
  file = path.join(root, "content", "studio.yaml");
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'name: "Ramp\n');
});

test("a content error stops Gatsby, with its place, cause and fix", async () => {
  const panic = jest.fn();
  await stopOnContentErrors({ panic }, root);
  expect(panic.mock.calls).toEqual([
    [expect.stringMatching(/^content\/studio\.yaml:1:7.*\n +wrong: The closing quote.+\n[^]+^ +fix: +.+$/mu)],
  ]);
});

test("content errors are webpack's errors until they are mended", async () => {
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
        else resolve(required(stats, "webpack ended without an error and without a result."));
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
