import { fieldsOf } from "../src/content-lint/content-fields";
import { readContent } from "../src/content-lint/content-file";
import { reminders } from "../src/content-lint/reminders";
import { formatDiagnostic, formatErrors } from "../src/content-lint/diagnostic";
import { githubAnnotation } from "../src/content-lint/github-annotation";
import { lintContent } from "../src/content-lint/lint-content";
import { root, runMain } from "./run-main";

/**
 * `npm run check:content`: prints all content errors without a build, and exits with 1 if there are any; without them
 * reminders (a review is due), which never fail. On GitHub both become annotations. `--samples` prints what is marked
 * `sample: true`, the list of what the client still has to fill in.
 */
runMain(async () => {
  const { files } = readContent(root);
  if (process.argv.includes("--samples")) {
    for (const content of files)
      for (const { path, meta, value } of fieldsOf(content))
        if (meta.role === "sample" && value === true)
          console.log(`${content.file}:${content.locate(path).line}  ${meta.description ?? ""}`);
    return;
  }
  const errors = await lintContent(root);
  const due = errors.length > 0 ? [] : reminders(files, new Date().toISOString().slice(0, 10));
  for (const reminder of due) console.log(`reminder: ${formatDiagnostic(reminder)}\n`);
  if (process.env["GITHUB_ACTIONS"] !== undefined) {
    for (const error of errors) console.log(githubAnnotation("error", error));
    for (const reminder of due) console.log(githubAnnotation("warning", reminder));
  }
  if (errors.length === 0) console.log("The content is in order.");
  else console.error(formatErrors(errors));
  process.exitCode = errors.length === 0 ? 0 : 1;
});
