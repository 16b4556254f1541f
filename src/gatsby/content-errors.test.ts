import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack, { type Stats } from "gatsby/webpack";
import { lintContent } from "../content-lint/lint-content";
import { required } from "../lib/required";
import { root as project } from "../../scripts/run-main";
import { temporaryFolder } from "../../__tests__/testing/clean-up";
import { until } from "../../__tests__/testing/until";
import { contentErrorsPlugin, reportContentErrors, untilContentIsRight } from "./content-errors";

let root: string;
let file: string;

/** Content with an error. */
beforeEach(() => {
  root = temporaryFolder();
  file = path.join(root, "content", "studio.yaml");
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'name: "Ramp\n');
});

test("a content error stops Gatsby's build, with its place, cause and fix", async () => {
  const panicOnBuild = jest.fn();
  await reportContentErrors({ panicOnBuild }, root);
  expect(panicOnBuild.mock.calls).toEqual([
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

test("the start of development waits until the last error is fixed", async () => {
  const copy = temporaryFolder();
  cpSync(path.join(project, "content"), path.join(copy, "content"), { recursive: true });
  // The check looks for what pages link to, and for the tests that the conformance report names.
  for (const folder of ["static", "__tests__", "src"]) symlinkSync(path.join(project, folder), path.join(copy, folder));
  // Else it would wait for ever, and nothing would tell why.
  expect(await lintContent(copy)).toEqual([]);
  const codes = path.join(copy, "content", "naics.yaml");
  const right = readFileSync(codes, "utf8");
  writeFileSync(codes, `${right}\nunknown: 1\n`);
  const error = jest.fn();
  const waiting = jest.fn();
  const start = untilContentIsRight({ error }, copy).then(waiting);
  writeFileSync(codes, `${right}\n"\n`);
  await until(() => error.mock.calls.length > 0);
  expect(error.mock.calls).toEqual([[expect.stringContaining("content/naics.yaml:")]]);
  expect(waiting).not.toHaveBeenCalled();
  writeFileSync(codes, right);
  await start;
});
