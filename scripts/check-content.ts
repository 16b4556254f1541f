import { fieldsOf } from "../src/content-lint/content-fields";
import { readContent } from "../src/content-lint/content-file";
import { reminders } from "../src/content-lint/date-rules";
import { byLocation, formatErrors, formatHint, type Diagnostic } from "../src/content-lint/diagnostic";
import { githubAnnotation } from "../src/content-lint/github-annotation";
import { lintContent } from "../src/content-lint/lint-content";
import { proofread } from "../src/content-lint/proofreading/proofread";
import { root, runMain } from "./run-command";

/**
 * `npm run check:content`: prints all content errors without a build, and exits with 1 if there are any. Errors are those
 * of the build, and spelling. Reminders (a review is due) and hints (hard to read, wording, old
 * sources) never fail; `--hints` prints the hints, otherwise they are counted. On GitHub all
 * become annotations. `--samples` prints what is marked `sample: true`, the list of what the client still has
 * to fill in. `--build` prints only what stops a build.
 */

const report = (errors: readonly Diagnostic[]): void => {
  if (errors.length === 0) console.log("The content is in order.");
  else console.error(formatErrors(errors));
  process.exitCode = errors.length === 0 ? 0 : 1;
};

runMain(async () => {
  // Tests check content that lies elsewhere.
  const folder = process.env["CONTENT_ROOT"] ?? root;
  if (process.argv.includes("--build")) {
    report(await lintContent(folder));
    return;
  }
  const { files, errors: unreadable } = readContent(folder);
  const proofreading = unreadable.length === 0 ? proofread(folder, root) : { errors: [], hints: [] };
  const contentErrors = await lintContent(folder);
  const { errors: misspelled, hints } = await proofreading;
  const errors = [...contentErrors, ...misspelled].sort(byLocation);
  const due = reminders(files, new Date().toISOString().slice(0, 10));

  if (process.env["GITHUB_ACTIONS"] !== undefined) {
    for (const error of errors) console.log(githubAnnotation("error", error));
    for (const hint of [...due, ...hints]) console.log(githubAnnotation("warning", hint));
  }
  const showHints = process.argv.includes("--hints");
  for (const hint of showHints ? [...due, ...hints] : due) console.log(formatHint(hint));
  if (hints.length > 0 && !showHints) {
    console.log(`${hints.length} hints on wording and sources. To read them: npm run check:content -- --hints\n`);
  }
  const samples = files.flatMap((content) =>
    fieldsOf(content)
      .filter(({ meta, value }) => meta.role === "sample" && value === true)
      .map(({ path, meta }) => ({ file: content.file, ...content.locate(path), what: meta.description ?? "" })),
  );
  if (process.argv.includes("--samples")) {
    for (const what of new Set(samples.map((sample) => sample.what))) {
      const places = samples.filter((sample) => sample.what === what);
      console.log([what, ...places.map(({ file, line }) => `    ${file}:${line}`), ""].join("\n"));
    }
  } else if (samples.length > 0) {
    console.log(`${samples.length} places hold sample data. To list them: npm run check:content -- --samples\n`);
  }
  report(errors);
});
