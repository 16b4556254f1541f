import type { Browser } from "puppeteer-core";
import { median } from "./median";

export interface LighthouseFigures {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits of the last run that do not pass and count, by name. */
  readonly failed: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const runOnce = async (browser: Browser, address: string): Promise<LighthouseFigures> => {
  // Lighthouse comes as an ES module only.
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(address, {
    port: Number(new URL(browser.wsEndpoint()).port),
    onlyCategories: categories,
    logLevel: "error",
  });
  const report = result?.lhr;
  if (report === undefined) throw new Error(`Lighthouse gave no report of ${address}.`);
  if (report.runtimeError !== undefined) throw new Error(`Lighthouse on ${address}: ${report.runtimeError.message}`);
  const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const counting = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: figure("largest-contentful-paint"),
    tbtMs: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    failed: [...new Set(counting)].filter((id) => {
      const passed = report.audits[id]?.score;
      return typeof passed === "number" && passed < 0.9;
    }),
  };
};

/** Audits a page with Lighthouse's phone settings so many times, and gives the median of each figure. */
export const lighthouseMedians = async (
  browser: Browser,
  address: string,
  runs: number,
): Promise<LighthouseFigures> => {
  const results: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(browser, address));
  const middle = (pick: (figures: LighthouseFigures) => number): number => median(results.map(pick));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    failed: results.at(-1)?.failed ?? [],
  };
};
