import { countPa11y, countJest, countPlaywright, type Counts } from "./counts";

/** A step of `npm test`. Each is one npm script and can be run alone. */
export interface TestStep {
  /** The script is test:name. */
  readonly name: string;
  readonly what: string;
  /** What is handed on to the script, so that it writes a report. */
  readonly parts?: readonly string[];
  /** Where the runner's report lies and how it is read. A step without one counts as one test. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Counts };
  /** The next step runs beside it: one of the two leaves a core free for most of its time. */
  readonly besideNext?: true;
  /** Reads public/, so it makes no sense after a build that failed. */
  readonly needsBuild?: true;
  /** Asks the served site. */
  readonly needsServer?: true;
}

/** All steps, in their order: what is quick and tells most comes first. */
export const testSteps: readonly TestStep[] = [
  { name: "types", what: "TypeScript's types", besideNext: true },
  { name: "lint", what: "eslint, stylelint and prettier" },
  {
    name: "unit",
    what: "functions, components, content check, server, contact function",
    besideNext: true,
    parts: ["--json", "--outputFile=reports/unit.json"],
    report: { file: "reports/unit.json", count: countJest },
  },
  { name: "build", what: "the production build" },
  {
    name: "html",
    what: "the built pages",
    parts: ["--json", "--outputFile=reports/html.json"],
    report: { file: "reports/html.json", count: countJest },
    needsBuild: true,
  },
  {
    name: "nginx",
    what: "the built site behind nginx; skipped where nginx is not installed",
    parts: ["--json", "--outputFile=reports/nginx.json"],
    report: { file: "reports/nginx.json", count: countJest },
    needsBuild: true,
  },
  {
    name: "e2e",
    what: "end-to-end tests in Chromium",
    report: { file: "reports/e2e.json", count: countPlaywright },
    needsBuild: true,
    needsServer: true,
  },
  {
    name: "a11y",
    what: "axe on every page and state",
    report: { file: "reports/a11y.json", count: countPlaywright },
    needsBuild: true,
    needsServer: true,
  },
  {
    name: "pa11y",
    what: "pa11y-ci on every page",
    report: { file: "reports/pa11y.json", count: countPa11y },
    needsBuild: true,
    needsServer: true,
  },
  {
    name: "a11y-full",
    what: "the other accessibility engines and color schemes",
    report: { file: "reports/a11y-full.json", count: countPlaywright },
    needsBuild: true,
    needsServer: true,
  },
  {
    name: "snapshots",
    what: "accessibility-tree snapshots of the style guide",
    report: { file: "reports/snapshots.json", count: countPlaywright },
    needsBuild: true,
    needsServer: true,
  },
  {
    name: "visual",
    what: "screenshots against the stored ones",
    report: { file: "reports/visual.json", count: countPlaywright },
    needsBuild: true,
    needsServer: true,
  },
];
