import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "puppeteer-core";
import { buildSite } from "../build-site";
import { root, runMain } from "../run-command";
import { benchSection, type BenchFigures, type PageFigures } from "./bench-report";
import { writeDocSection } from "./doc-section";
import { measureFirstView } from "./first-view";
import { serveOverHttp2, type ServedSite } from "./http2-site";
import { lighthouseMedians } from "./lighthouse-runs";
import { machine, today } from "./machine";
import { measureNextPage, type NextPage, type PressKind } from "./next-page";
import { pageKinds, type PageKind } from "./page-kinds";
import { startBrowser } from "./phone";
import { slow4g } from "./slow-line";
import { watchPages, type Watcher } from "./watched-pages";
import { measureWorker } from "./worker-traffic";

/**
 * `npm run bench [-- --no-build] [--runs N] [--only /address/ …] [--skip-lighthouse]`: measures a page of each kind and
 * writes reports/bench.json and its section of docs/performance.md. With --only it prints and writes nothing.
 */

const publicFolder = path.join(root, "public");

const { values: options } = parseArgs({
  options: {
    "no-build": { type: "boolean", default: false },
    "skip-lighthouse": { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    only: { type: "string", multiple: true, default: [] },
  },
});

/** Presses are timed in the browser and vary less than Lighthouse's figures. */
const mostNextRuns = 3;

/** @throws when --runs is no number from 1 on */
const askedRuns = (): number => {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${options.runs}", but it must be a number from 1 on.`);
  return runs;
};

interface WatchedSite {
  readonly site: ServedSite;
  readonly watcher: Watcher;
}

const nextPages = async (
  browser: Browser,
  watched: WatchedSite,
  from: string,
  runs: number,
): Promise<Readonly<Record<PressKind, NextPage>>> => {
  const measure = (kind: PressKind): Promise<NextPage> => measureNextPage(browser, { ...watched, from, kind }, runs);
  return {
    freeFirst: await measure("freeFirst"),
    freeAtOnce: await measure("freeAtOnce"),
    freeLater: await measure("freeLater"),
    slowFirst: await measure("slowFirst"),
    slowLater: await measure("slowLater"),
    slowPointer: await measure("slowPointer"),
  };
};

interface Sites {
  /** As it is, for what is counted. */
  readonly site: ServedSite;
  /** With a script in its pages, for what is timed. */
  readonly watched: WatchedSite;
}

const measurePage = async (
  browser: Browser,
  { site, watched }: Sites,
  kind: PageKind,
  runs: number,
): Promise<PageFigures> => {
  const tell = (what: string): void => console.log(`  ${kind.path}  ${what}`);
  const nextRuns = Math.min(runs, mostNextRuns);
  tell("first view");
  const view = await measureFirstView(browser, `${site.address}${kind.path}`);
  if (kind.isLeft) tell("next page");
  const next = kind.isLeft ? await nextPages(browser, watched, kind.path, nextRuns) : undefined;
  if (options["skip-lighthouse"]) return { kind, view, next, lighthouse: undefined };
  tell(`Lighthouse, ${runs} times`);
  return { kind, view, next, lighthouse: await lighthouseMedians(browser, `${site.address}${kind.path}`, runs) };
};

const measureAll = async (runs: number): Promise<BenchFigures> => {
  const kinds = pageKinds(publicFolder, options.only);
  const site = await serveOverHttp2(publicFolder, slow4g);
  const watcher = watchPages(publicFolder);
  const watched = { site: await serveOverHttp2(publicFolder, slow4g, watcher), watcher };
  const browser = await startBrowser();
  try {
    const pages: PageFigures[] = [];
    for (const kind of kinds) pages.push(await measurePage(browser, { site, watched }, kind, runs));
    return {
      date: today(),
      machine: machine(),
      chromium: await browser.version(),
      runs,
      nextRuns: Math.min(runs, mostNextRuns),
      worker: await measureWorker(browser, site),
      pages,
    };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), watched.site.stop()]);
  }
};

runMain(async () => {
  const runs = askedRuns();
  if (!options["no-build"]) await buildSite();
  const figures = await measureAll(runs);
  console.log(`\n${benchSection(figures)}\n`);
  if (options.only.length > 0) return;
  mkdirSync(path.join(root, "reports"), { recursive: true });
  writeFileSync(path.join(root, "reports", "bench.json"), `${JSON.stringify(figures, null, 2)}\n`);
  await writeDocSection("pages", benchSection(figures));
  console.log("Written to docs/performance.md and reports/bench.json.");
});
