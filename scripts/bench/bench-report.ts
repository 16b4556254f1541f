import type { FirstView } from "./first-view";
import type { LighthouseFigures } from "./lighthouse-runs";
import { markdownTable } from "./markdown-table";
import type { NextPage, PressKind } from "./next-page";
import type { PageKind } from "./page-kinds";
import type { WorkerTraffic } from "./worker-traffic";

export interface PageFigures {
  readonly kind: PageKind;
  readonly view: FirstView;
  readonly lighthouse: LighthouseFigures | undefined;
  /** Only of pages whose links were followed. */
  readonly next: Readonly<Record<PressKind, NextPage>> | undefined;
}

export interface BenchFigures {
  readonly date: string;
  readonly machine: string;
  readonly chromium: string;
  readonly runs: number;
  readonly nextRuns: number;
  readonly worker: WorkerTraffic | undefined;
  readonly pages: readonly PageFigures[];
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const whole = (value: number): string => String(Math.round(value));

interface Bar {
  readonly what: string;
  /** undefined where it was not measured or does not apply. */
  readonly of: (page: PageFigures) => number | undefined;
  readonly show: (value: number) => string;
  readonly bar: number;
  readonly aim: number;
  /** Which is worse; more is, unless said. */
  readonly worst?: (values: readonly number[]) => number;
  readonly pages?: (page: PageFigures) => boolean;
}

const least = (values: readonly number[]): number => Math.min(...values);
const isHome = ({ kind }: PageFigures): boolean => kind.path === "/";

const freeLimits = { bar: 100, aim: 50 } as const;
const slowLimits = { bar: 300, aim: 120 } as const;

const nextPageBar = (press: PressKind, what: string, limits: Pick<Bar, "bar" | "aim">): Bar => ({
  what: `next page, ${what}, ms`,
  of: ({ next }) => next?.[press].ms,
  show: whole,
  ...limits,
});

/** The bars and aims that the site was made for. */
const bars: readonly Bar[] = [
  {
    what: "JavaScript fetched before load, kB",
    of: ({ view }) => view.js.beforeLoad - view.inline.js,
    show: kb,
    bar: 0,
    aim: 0,
  },
  {
    what: "JavaScript without any act, page without a form, kB",
    of: ({ view }) => view.js.withoutAct,
    show: kb,
    bar: 90_000,
    aim: 3000,
    pages: ({ view }) => !view.hasForm,
  },
  {
    what: "JavaScript after a form or dialog was touched, in all, kB",
    of: ({ view }) => view.js.afterForm,
    show: kb,
    bar: 125_000,
    aim: 90_000,
  },
  {
    what: "CSS, inside the HTML, kB",
    of: ({ view }) => view.inline.css + view.bytes.css,
    show: kb,
    bar: 12_000,
    aim: 8000,
  },
  { what: "fonts, kB", of: ({ view }) => view.bytes.font, show: kb, bar: 40_000, aim: 25_000 },
  {
    what: "home at the load event, everything, kB",
    of: ({ view }) => view.all,
    show: kb,
    bar: 130_000,
    aim: 90_000,
    pages: isHome,
  },
  { what: "requests before load, home", of: ({ view }) => view.requests, show: whole, bar: 8, aim: 5, pages: isHome },
  {
    what: "Lighthouse performance",
    of: ({ lighthouse }) => lighthouse?.performance,
    show: whole,
    bar: 99,
    aim: 100,
    worst: least,
  },
  {
    what: "Lighthouse accessibility",
    of: ({ lighthouse }) => lighthouse?.accessibility,
    show: whole,
    bar: 100,
    aim: 100,
    worst: least,
  },
  {
    what: "Lighthouse best practices",
    of: ({ lighthouse }) => lighthouse?.bestPractices,
    show: whole,
    bar: 100,
    aim: 100,
    worst: least,
  },
  { what: "Lighthouse SEO", of: ({ lighthouse }) => lighthouse?.seo, show: whole, bar: 100, aim: 100, worst: least },
  {
    what: "largest contentful paint, s",
    of: ({ lighthouse }) => lighthouse?.lcpMs,
    show: seconds,
    bar: 1350,
    aim: 1100,
  },
  { what: "total blocking time, ms", of: ({ lighthouse }) => lighthouse?.tbtMs, show: whole, bar: 30, aim: 0 },
  {
    what: "layout shift",
    of: ({ lighthouse }) => lighthouse?.cls,
    show: (value) => value.toFixed(3),
    bar: 0.005,
    aim: 0,
  },
  nextPageBar("freeFirst", "free line, first act", freeLimits),
  nextPageBar("freeLater", "free line, later", freeLimits),
  nextPageBar("slowFirst", "slow 4G and slow processor, tap", slowLimits),
  nextPageBar("slowLater", "slow 4G and slow processor, tap later", slowLimits),
  nextPageBar("slowPointer", "slow 4G and slow processor, pointer, first act", slowLimits),
];

const barRow = (pages: readonly PageFigures[], { what, of, show, bar, aim, worst, pages: applies }: Bar) => {
  const measured = pages.flatMap((page) => {
    const value = applies?.(page) === false ? undefined : of(page);
    return value === undefined ? [] : [{ value, name: page.kind.name }];
  });
  if (measured.length === 0) return [what, show(bar), show(aim), undefined, undefined, undefined];
  const value = (worst ?? ((values) => Math.max(...values)))(measured.map((entry) => entry.value));
  const isWithin = (limit: number): boolean => (worst === undefined ? value <= limit : value >= limit);
  const verdict = isWithin(aim) ? "aim" : isWithin(bar) ? "bar" : "**missed**";
  return [what, show(bar), show(aim), show(value), measured.find((entry) => entry.value === value)?.name, verdict];
};

/** Figures beside the bars: the worst page counts. */
const barTable = (pages: readonly PageFigures[]): string =>
  markdownTable(
    ["", "bar", "aim", "worst page", "which", "reached"],
    bars.map((bar) => barRow(pages, bar)),
  );

const firstViewTable = (pages: readonly PageFigures[]): string =>
  markdownTable(
    [
      "page",
      "all",
      "requests",
      "HTML",
      "CSS in it",
      "JS in it",
      "font",
      "pictures",
      "other",
      "JS before load",
      "without act",
      "after first act",
      "after form or dialog",
    ],
    pages.map(({ kind, view: { all, requests, bytes, inline, js } }) => [
      kind.name,
      kb(all),
      String(requests),
      kb(bytes.html),
      kb(inline.css),
      kb(inline.js),
      kb(bytes.font),
      kb(bytes.picture),
      kb(bytes.css + bytes.other),
      kb(bytes.js),
      kb(js.withoutAct),
      kb(js.afterIntent),
      kb(js.afterForm),
    ]),
  );

const lighthouseTable = (pages: readonly PageFigures[]): string =>
  markdownTable(
    ["page", "perf / a11y / bp / seo", "LCP s", "TBT ms", "CLS", "audits that do not pass"],
    pages.flatMap(({ kind, lighthouse }) =>
      lighthouse === undefined
        ? []
        : [
            [
              kind.name,
              [lighthouse.performance, lighthouse.accessibility, lighthouse.bestPractices, lighthouse.seo]
                .map(whole)
                .join(" / "),
              seconds(lighthouse.lcpMs),
              whole(lighthouse.tbtMs),
              lighthouse.cls.toFixed(3),
              lighthouse.failed.join(", ") || "none",
            ],
          ],
    ),
  );

const letters: Readonly<Record<NextPage["by"][number], string>> = {
  scripts: "s",
  "document made ready ahead": "r",
  "document fetched ahead": "a",
  document: "d",
};

const nextCell = ({ ms, by }: NextPage): string =>
  `${whole(ms)} ${[...new Set(by.map((way) => letters[way]))].sort().join("")}`;

const nextTable = (pages: readonly PageFigures[]): string =>
  markdownTable(
    ["from", "to", "free: first act", "pressed at once", "later", "slow: tap", "tap later", "pointer, first act"],
    pages.flatMap(({ kind, next }) =>
      next === undefined
        ? []
        : [
            [
              kind.name,
              next.freeFirst.to,
              nextCell(next.freeFirst),
              nextCell(next.freeAtOnce),
              nextCell(next.freeLater),
              nextCell(next.slowFirst),
              nextCell(next.slowLater),
              nextCell(next.slowPointer),
            ],
          ],
    ),
  );

const workerLine = (worker: WorkerTraffic | undefined): string =>
  worker === undefined
    ? "No service worker was registered."
    : `At rest the service worker fetches ${(worker.bytes / 1e6).toFixed(2)} MB in ${worker.requests} requests on a first visit, and keeps it for later. It is in none of the figures above.`;

/** The section of docs/performance.md about the pages. */
export const benchSection = ({ date, machine, chromium, runs, nextRuns, worker, pages }: BenchFigures): string =>
  [
    "## The pages",
    `Measured on ${date}: ${machine}, ${chromium}. Run it again: \`npm run bench\`, or \`npm run bench -- --no-build --runs 1 --only /pricing/\` for a look at one page, which writes nothing here.`,
    "A phone of 412 × 823 pixels at 1.75 opens each page with an empty cache. The site comes over HTTP/2 and TLS, packed with brotli, with the cache times and headers of the real server. All kB are 1000 bytes on the wire, headers included.",
    "### Against the bars",
    barTable(pages),
    "### First view, kB",
    firstViewTable(pages),
    "*All* to *JS before load* count what was asked for before the load event was over. *CSS in it* and *JS in it* are parts of the HTML, packed on their own. The last three columns are all scripts together, those in the HTML included: at rest three seconds after load, after the pointer first moves, and after the first press in the form (or, on a page without one, on the button of the accessibility dialog).",
    `With the first scripts comes the file with all styles, ${kb(Math.max(...pages.map(({ view }) => view.stylesAfterIntent)))} kB, once for all pages.`,
    workerLine(worker),
    "### Lighthouse, phone",
    `Medians of ${runs}, with Lighthouse's own simulated line and processor.`,
    lighthouseTable(pages),
    "### The next page by a link, ms",
    `From the press until the new heading is painted and moves no more; medians of ${nextRuns}. The link is the first of the page's content. Where the page does not open with it in view, the visitor scrolls there and looks at it for a second. The slow line has 150 ms there and back and 1.6 Mbit/s, and the processor is slowed down four times.`,
    "*First act*: the pointer comes over the link and presses 100 ms later, before any script is there. *Pressed at once*: the press comes with the pointer. *Tap*: a finger taps the link; where it has to swipe there, that is the first act, and scripts come meanwhile. *Later*: the visitor has moved or tapped before and read on for four seconds, so scripts are there. Behind the figure: s, the page was swapped by scripts; r, the browser had made it ready ahead; a, it had fetched the document ahead; d, the document was fetched. A letter that stands with another: it differed from run to run.",
    nextTable(pages),
  ].join("\n\n");
