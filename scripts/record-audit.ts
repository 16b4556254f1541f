import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collectionOfFile } from "../src/content-schema/collections";
import { readReport, recordFile, recordText } from "./audits/record";
import { schemaLineOf } from "./schemas/ide-settings";
import { root, runMain } from "./run-command";

/**
 * `npm run audit:record`: writes what the last `npm run test:audits -- --every-width` found where the accessibility
 * statement shows it. Refuses an audit that failed or left pages out at a width.
 */
// eslint-disable-next-line @typescript-eslint/require-await -- runMain tells errors of promises.
runMain(async () => {
  const kind = collectionOfFile(recordFile);
  if (kind === undefined) throw new Error(`No kind of content lies at content/${recordFile}.`);
  const report = readReport(readFileSync(path.join(root, "reports", "audits.json"), "utf8"));
  const file = path.join(root, "content", recordFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, recordText(report, schemaLineOf(recordFile, kind)));
  console.log(`Wrote content/${recordFile}. Build the site to see it on the accessibility statement.`);
});
