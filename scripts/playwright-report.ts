import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { root } from "./run-command";

const attachment = z.object({ name: z.string(), body: z.base64() });
const report = z.object({
  stats: z.object({ startTime: z.string(), expected: z.int().min(1), unexpected: z.literal(0), flaky: z.literal(0) }),
});

/** The day and the attachments of a Playwright project's last run. @throws when a test failed */
export const readPlaywrightReport = (project: string) => {
  const attachments: { readonly name: string; readonly body: Buffer }[] = [];
  const text = readFileSync(path.join(root, "reports", `${project}.json`), "utf8");
  const { success, data } = report.safeParse(
    JSON.parse(text, (_, value: unknown) => {
      const parsed = attachment.safeParse(value);
      if (parsed.success) attachments.push({ name: parsed.data.name, body: Buffer.from(parsed.data.body, "base64") });
      return value;
    }),
  );
  if (!success)
    throw new Error(`reports/${project}.json is no report of a run without failures: npm run test:${project}`);
  return { date: data.stats.startTime.slice(0, 10), attachments };
};

/** Writes a content file that nobody edits. @param file inside `content/` */
export const writeRecord = (file: string, record: unknown): void => {
  const yaml = stringify(record, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
  writeFileSync(path.join(root, "content", file), yaml);
  console.log(`Wrote content/${file}. Build the site to see it.`);
};
