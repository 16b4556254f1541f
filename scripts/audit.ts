import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pa11yCi from "pa11y-ci";
import { z } from "zod";
import { builtPages } from "./built-pages";
import { chromiumArguments, findChromium } from "./find-chromium";
import { root, runMain } from "./run-command";
import { startJourneyServer } from "./test-run/journey-server";

/**
 * `npm run test:audits`: pa11y-ci, with the settings of .pa11yci, over every page of the built sitemap and an
 * address that does not exist, at three widths. Needs a build; serves it by itself unless BASE_URL says where it is.
 */

/** A phone, a tablet, a laptop (quality bar A1). */
const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Answered with the site's 404 page. */
const unknownAddress = "/there-is-no-such-page/";

const settings = z
  .object({ defaults: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(path.join(root, ".pa11yci"), "utf8")));

const describe = (issue: Awaited<ReturnType<typeof pa11yCi>>["results"][string][number]): string =>
  issue instanceof Error
    ? `    could not be audited: ${issue.message}`
    : `    ${issue.runner} ${issue.code}\n      ${issue.message}\n      ${issue.selector}\n      ${issue.context}`;

/** Audits all pages at one width and says what it finds. */
const auditAt = async (viewport: (typeof viewports)[number], addresses: readonly string[], executablePath: string) => {
  // As objects: of plain addresses that are audited at the same time pa11y-ci mixes up the browser contexts.
  const targets = addresses.map((url) => ({ url, actions: [] }));
  const { passes, total, results } = await pa11yCi(targets, {
    ...settings.defaults,
    viewport,
    chromeLaunchConfig: { executablePath, args: [...chromiumArguments] },
  });
  for (const [address, issues] of Object.entries(results)) {
    const mark = issues.length === 0 ? "ok    " : "FAILED";
    console.log(`  ${mark} ${viewport.width} px  ${new URL(address).pathname}`);
    for (const issue of issues) console.log(describe(issue));
  }
  return { passed: passes, failed: total - passes };
};

const auditAll = async (baseUrl: string): Promise<{ readonly passed: number; readonly failed: number }> => {
  const chromium = findChromium();
  const pages = [...builtPages(path.join(root, "public")), unknownAddress];
  console.log(`Auditing ${pages.length} pages at ${viewports.map(({ width }) => width).join(", ")} px.`);
  let [passed, failed] = [0, 0];
  for (const viewport of viewports) {
    const counts = await auditAt(
      viewport,
      pages.map((page) => `${baseUrl}${page}`),
      chromium,
    );
    passed += counts.passed;
    failed += counts.failed;
  }
  return { passed, failed };
};

runMain(async () => {
  const served = process.env["BASE_URL"];
  const server = served === undefined ? await startJourneyServer() : undefined;
  try {
    const counts = await auditAll(served ?? server?.address ?? "");
    mkdirSync(path.join(root, "reports"), { recursive: true });
    writeFileSync(path.join(root, "reports", "audits.json"), JSON.stringify(counts));
    console.log(`${counts.passed} audits passed, ${counts.failed} failed.`);
    if (counts.failed > 0) process.exitCode = 1;
  } finally {
    await server?.stop();
  }
});
