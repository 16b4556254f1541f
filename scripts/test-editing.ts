import { root, runMain, runNpmScript } from "./run-command";
import { makeScratchCopy } from "./scratch-copy";
import { additions } from "./test-editing/additions";
import { ContentEditor } from "./test-editing/content-editor";
import { removals } from "./test-editing/removals";

/**
 * `npm run test:editing [-- additions | removals]`: edits of the content alone break no test. Two copies of the project
 * are edited, one by additions and rewordings, one by removals and reorderings; the content check must accept each, and
 * `npm test` pass.
 */

const sets = [
  { key: "additions", name: "additions and rewordings", edits: additions, port: "9331" },
  { key: "removals", name: "removals and reorderings", edits: removals, port: "9332" },
];

runMain(async () => {
  const wanted = process.argv[2];
  const failed: string[] = [];
  for (const { key, name, edits, port } of sets) {
    if (wanted !== undefined && wanted !== key) continue;
    console.log(`\n═══ ${name} ${"═".repeat(50)}`);
    const copy = await makeScratchCopy(root);
    try {
      const content = new ContentEditor(copy.root);
      for (const edit of edits) {
        console.log(edit.name);
        edit.apply(content);
      }
      for (const script of ["check:content", "test"]) {
        if ((await runNpmScript(script, { TEST_PORT: port }, copy.root)) === 0) continue;
        failed.push(`After ${name} npm run ${script} fails.`);
        break;
      }
    } finally {
      await copy.remove();
    }
  }
  if (failed.length > 0) throw new Error(failed.join("\n"));
});
