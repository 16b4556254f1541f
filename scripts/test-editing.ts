import { appendFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../src/content-lint/content-file";
import { wordsOfContent } from "../src/content-lint/proofreading/spelling";
import { root, runMain, runNpmScript } from "./run-command";
import { makeScratchCopy } from "./scratch-copy";
import { applyEdits, editSets } from "./test-editing/apply-edits";

/**
 * `npm run test:editing [-- additions | removals]`: edits of the content alone break no test. Each set of edits is made
 * in a copy of the project; the content check must accept it, and `npm test` pass.
 */
runMain(async () => {
  const wanted = process.argv[2];
  const failed: string[] = [];
  for (const [index, set] of editSets.entries()) {
    if (wanted !== undefined && wanted !== set) continue;
    console.log(`\n═══ ${set} ${"═".repeat(50)}`);
    const copy = await makeScratchCopy(root);
    try {
      applyEdits(set, copy.root);
      // No dictionary has the words of the edits.
      const words = wordsOfContent(readContent(copy.root).files).join("\n");
      appendFileSync(path.join(copy.root, "content", "words.txt"), words);
      for (const script of ["check:content", "test"]) {
        if ((await runNpmScript(script, { TEST_PORT: String(9331 + index) }, copy.root)) === 0) continue;
        failed.push(`After ${set} npm run ${script} fails.`);
        break;
      }
    } finally {
      await copy.remove();
    }
  }
  if (failed.length > 0) throw new Error(failed.join("\n"));
});
