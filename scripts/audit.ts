import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readAccepted } from "./audits/accepted";
import { judgeInWorkers } from "./audits/in-workers";
import { prepareSite } from "./audits/prepared-site";
import { makeReport, type AuditReport } from "./audits/report";
import { reportInWords, viewInWords } from "./audits/report-in-words";
import { auditStates } from "./audits/states";
import { allViews, auditedPages, viewports } from "./audits/views";
import { auditWithPa11y } from "./audits/with-pa11y";
import { builtPages } from "./built-pages";
import { findChromium } from "./find-chromium";
import { root, runMain } from "./run-command";
import { startTestServer } from "./audits/test-server";

/**
 * `npm run test:audits [-- --every-width]`: every page of the built sitemap, the 404 page, the offline page, and every state of
 * audits/states.ts, judged by pa11y-ci with the settings of .pa11yci, and by axe, Siteimprove Alfa, IBM Equal Access,
 * HTML_CodeSniffer and html-validate. Writes reports/audits.json. Needs a build; serves it by itself unless BASE_URL
 * says where it is. With --every-width all tools see the pages at 768 px too; audit:record asks for such an audit.
 */

const { values: options } = parseArgs({ options: { "every-width": { type: "boolean", default: false } } });

const auditAll = async (baseUrl: string): Promise<AuditReport> => {
  // The workers take the browser that is found here.
  process.env["CHROME_PATH"] = findChromium();
  const pages = auditedPages(builtPages(path.join(root, "public")));
  const accepted = readAccepted();
  const site = await prepareSite(baseUrl, auditStates);
  try {
    console.log(
      `${pages.length} pages and ${auditStates.length} states at ${viewports.map(({ width }) => width).join(", ")} px.`,
    );
    const start = performance.now();
    const since = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;
    const views = await judgeInWorkers(
      allViews(pages, site.address, auditStates, site.addressOf, options["every-width"]),
      Math.max(2, availableParallelism()),
      (result) => console.log(viewInWords(result, accepted)),
    );
    console.log(`Axe, Alfa, IBM, HTML_CodeSniffer and html-validate are done after ${since()}; now pa11y-ci.`);
    const pa11y = await auditWithPa11y(pages, site.address, auditStates, site.addressOf);
    console.log(`All done after ${since()}.`);
    return makeReport(new Date().toISOString().slice(0, 10), pages, views, pa11y, accepted);
  } finally {
    await site.stop();
  }
};

runMain(async () => {
  const served = process.env["BASE_URL"];
  const server = served === undefined ? await startTestServer() : undefined;
  try {
    const report = await auditAll(served ?? server?.address ?? "");
    mkdirSync(path.join(root, "reports"), { recursive: true });
    writeFileSync(path.join(root, "reports", "audits.json"), `${JSON.stringify(report, null, 2)}\n`);
    console.log(reportInWords(report));
    if (report.failed > 0) process.exitCode = 1;
  } finally {
    await server?.stop();
  }
});
