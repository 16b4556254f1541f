import { root, runMain, runNpmScript } from "./run-command";
import { makeScratchCopy } from "./scratch-copy";
import { applyEdits, editSets } from "./test-editing/apply-edits";

/**
 * `npm run test:editing [-- additions | removals]`: edits of the content alone break no test. Each set of edits in
 * `__tests__/fixtures/editing/` is copied over a copy of the project; the content check must accept it, and `npm test`
 * pass. Where a schema changes, the files of the sets change as those of `content/` do.
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
