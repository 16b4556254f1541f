import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { builtPages } from "./built-pages";
import { readPlaywrightReport, writeRecord } from "./playwright-report";
import { audit, auditAttachment } from "./record-audit/audit";
import { recordOf, type Pa11yRun } from "./record-audit/record";
import { root, runMain } from "./run-command";

/**
 * `npm run audit:record`: writes the results of the last `npm run test:a11y-full` and `test:pa11y` to the audit record,
 * which the accessibility statement shows. Refuses reports with a failure and runs that left pages out.
 */

const pa11yReport = z.object({ total: z.int().min(1), errors: z.int() });
const pa11ySettings = z.object({ defaults: z.object({ viewport: z.object({ width: z.int() }) }) });

const readPa11y = (): Pa11yRun => {
  const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(root, ...names), "utf8"));
  const { total, errors } = pa11yReport.parse(readJson("reports", "pa11y.json"));
  const { viewport } = pa11ySettings.parse(readJson(".pa11yci")).defaults;
  const requireFromPa11y = createRequire(createRequire(require.resolve("pa11y-ci")).resolve("pa11y"));
  const versionIn = (load: NodeJS.Require, name: string): string =>
    z.object({ version: z.string() }).parse(load(`${name}/package.json`)).version;
  return {
    version: `${versionIn(require, "pa11y-ci")} (axe-core ${versionIn(requireFromPa11y, "axe-core")}, HTML_CodeSniffer ${versionIn(requireFromPa11y, "@pa11y/html_codesniffer")})`,
    widths: [viewport.width],
    audits: total,
    findings: errors,
  };
};

runMain(() => {
  const { date, attachments } = readPlaywrightReport("a11y-full");
  const audits = attachments.flatMap(({ name, body }) =>
    name === auditAttachment ? [audit.parse(JSON.parse(body.toString("utf8")))] : [],
  );
  const suppressions = path.join(root, "__tests__", "a11y", "suppressions.yaml");
  const accepted = z.array(z.unknown()).parse(parse(readFileSync(suppressions, "utf8"))).length;
  const record = recordOf(date, audits, readPa11y(), accepted);
  const missing = builtPages(path.join(root, "public")).filter((page) => !record.pages.includes(page));
  if (missing.length > 0) throw new Error(`The run left out ${missing.join(", ")}. Run the whole project.`);
  writeRecord("audit/last-audit.yaml", record);
});
