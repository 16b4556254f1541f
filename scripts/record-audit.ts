import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { audit, auditAttachment, type Audit } from "../__tests__/a11y/audit";
import { suppressions } from "../__tests__/a11y/suppressions";
import { builtPages } from "./built-pages";
import { recordOf, type Pa11yRun } from "./record-audit/record";
import { root, runMain } from "./run-command";

/**
 * `npm run audit:record`: writes the results of the last `npm run test:a11y-full` and `test:pa11y-full` to the audit record,
 * which the accessibility statement shows. Refuses reports with a failure and runs that left pages out.
 */

const recordFile = "audit/last-audit.yaml";

const attachment = z.object({ name: z.literal(auditAttachment), body: z.base64() });
const playwrightReport = z.object({
  stats: z.object({ startTime: z.string(), expected: z.int().min(1), unexpected: z.literal(0), flaky: z.literal(0) }),
});
const pa11yReport = z.object({ total: z.int().min(1), errors: z.int(), results: z.record(z.string(), z.unknown()) });

const readReport = (name: string): string => readFileSync(path.join(root, "reports", name), "utf8");

/** The audits attached to the results of all engines. @throws when a test failed */
const readAudits = (): { readonly date: string; readonly audits: readonly Audit[] } => {
  const audits: Audit[] = [];
  const report: unknown = JSON.parse(readReport("a11y-full.json"), (_, value: unknown) => {
    const { data } = attachment.safeParse(value);
    if (data !== undefined) audits.push(audit.parse(JSON.parse(Buffer.from(data.body, "base64").toString("utf8"))));
    return value;
  });
  const { success, data } = playwrightReport.safeParse(report);
  if (!success)
    throw new Error("reports/a11y-full.json is no report of a run without failures: npm run test:a11y-full");
  return { date: data.stats.startTime.slice(0, 10), audits };
};

const readPa11y = (): Pa11yRun => {
  const { total, errors, results } = pa11yReport.parse(JSON.parse(readReport("pa11y-full.json")));
  const requireFromPa11y = createRequire(createRequire(require.resolve("pa11y-ci")).resolve("pa11y"));
  const versionIn = (load: NodeJS.Require, name: string): string =>
    z.object({ version: z.string() }).parse(load(`${name}/package.json`)).version;
  return {
    version: `${versionIn(require, "pa11y-ci")} (axe-core ${versionIn(requireFromPa11y, "axe-core")}, HTML_CodeSniffer ${versionIn(requireFromPa11y, "@pa11y/html_codesniffer")})`,
    widths: [...new Set(Object.keys(results).map((url) => Number(new URL(url).hash.slice(1))))].sort((a, b) => a - b),
    audits: total,
    errors,
  };
};

// eslint-disable-next-line @typescript-eslint/require-await -- runMain reports the errors of promises.
runMain(async () => {
  const { date, audits } = readAudits();
  const record = recordOf(date, audits, readPa11y(), suppressions.length);
  const missing = builtPages(path.join(root, "public")).filter((page) => !record.pages.includes(page));
  if (missing.length > 0) throw new Error(`The run left out ${missing.join(", ")}. Run the whole project.`);
  const yaml = stringify(record, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
  writeFileSync(path.join(root, "content", recordFile), yaml);
  console.log(`Wrote content/${recordFile}. Build the site to see it on the accessibility statement.`);
});
