import { checkContent } from "../src/content-lint/check-content";
import { githubAnnotation } from "../src/content-lint/github-annotation";
import { describeMistake, describeMistakes, type Mistake } from "../src/content-lint/mistake";
import { proofread } from "../src/content-lint/proofreading/proofread";
import { root, runMain } from "./run-command";

/**
 * `npm run check:content`: tells all content mistakes at once, without a build, and ends with 1 when there is one.
 * Mistakes are the build's own, and spelling. Hints (hard to read, wording, a review that is due, security.txt near its end) never fail;
 * `--hints` shows each of them, otherwise their number is told. On GitHub both appear beside their lines.
 */

const sameOrder = (a: Mistake, b: Mistake): number => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

runMain(async () => {
  // Tests check content that lies elsewhere.
  const folder = process.env["CONTENT_ROOT"] ?? root;
  const reading = proofread(folder, root);
  const found = checkContent(folder);
  const { mistakes: misspelled, hints } = await reading;
  const mistakes = [...found, ...misspelled].sort(sameOrder);

  if (process.env["GITHUB_ACTIONS"] !== undefined) {
    for (const mistake of mistakes) console.log(githubAnnotation("error", mistake));
    for (const hint of hints) console.log(githubAnnotation("warning", hint));
  }
  const urgent = hints.filter(({ wrong }) => /review was due|more than a year ago|^security\.txt/u.test(wrong));
  const shown = process.argv.includes("--hints") ? hints : urgent;
  for (const hint of shown) console.log(`hint: ${describeMistake(hint).replace("wrong:", "why:  ")}\n`);
  if (hints.length > shown.length) {
    console.log(`${hints.length} hints on wording. To read them: npm run check:content -- --hints\n`);
  }
  if (mistakes.length > 0) {
    console.error(describeMistakes(mistakes));
    process.exitCode = 1;
  } else {
    console.log("The content is in order.");
  }
});
