import { markdownTable } from "../markdown-table";
import type { GrowthFigures } from "./measure-growth";

const seconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const memory = (bytes: number | undefined): string | undefined =>
  bytes === undefined ? undefined : `${(bytes / 1e9).toFixed(2)} GB`;

/** Lists of pages: they grow with what they list, and are meant to. */
const lists = new Set(["/our-projects/", "/sitemap/"]);

/** The pages whose bytes grow from the smallest to the largest site by more than the figures of a longer number. */
export const grownPages = (
  small: GrowthFigures,
  large: GrowthFigures,
  part: "html" | "data",
): readonly { readonly page: string; readonly from: number; readonly to: number }[] =>
  Object.entries(large.own)
    .map(([page, bytes]) => ({ page, from: small.own[page]?.[part] ?? 0, to: bytes[part] }))
    .filter(({ page, from, to }) => !lists.has(page) && to - from > 16);

const overview = (rows: readonly GrowthFigures[]): string =>
  markdownTable(
    [
      "step pages",
      "cold",
      "s a page",
      "memory",
      "after one line",
      "of cold",
      "HTML written / changed",
      "data written / changed",
      "HTML a page",
      "data a page",
    ],
    rows.map(({ stepPages, pages, cold, warm, step }) => [
      String(stepPages),
      seconds(cold.seconds),
      (cold.seconds / pages).toFixed(3),
      memory(cold.memory),
      seconds(warm.seconds),
      `${Math.round((100 * warm.seconds) / cold.seconds)} %`,
      `${warm.html.written} / ${warm.html.changed}`,
      `${warm.data.written} / ${warm.data.changed}`,
      kilobytes(step.html),
      kilobytes(step.data),
    ]),
  );

/** Stages that take so long in the largest build are told, in seconds. */
const notable = 1;

const stages = (rows: readonly GrowthFigures[]): string => {
  const largest = rows.at(-1);
  const names = Object.entries({ ...largest?.warm.stages, ...largest?.cold.stages })
    .filter(([, value]) => value >= notable)
    .map(([name]) => name)
    .sort((one, other) => one.localeCompare(other));
  return markdownTable(
    ["stage", ...rows.flatMap(({ stepPages }) => [`${stepPages} cold`, `${stepPages} warm`])],
    names.map((name) => [
      name,
      ...rows.flatMap(({ cold, warm }) =>
        [cold.stages[name], warm.stages[name]].map((value) => (value === undefined ? undefined : seconds(value))),
      ),
    ]),
  );
};

const growth = (rows: readonly GrowthFigures[]): string => {
  const [small, large] = [rows[0], rows.at(-1)];
  if (small === undefined || large === undefined || small === large) return "";
  const count = Object.keys(large.own).length;
  const grown = (["html", "data"] as const).flatMap((part) =>
    grownPages(small, large, part).map(({ page, from, to }) => [page, part, kilobytes(from), kilobytes(to)]),
  );
  const listed = [...lists].flatMap((page) => {
    const [from, to] = [small.own[page], large.own[page]];
    return from === undefined || to === undefined
      ? []
      : [[page, "html (a list)", kilobytes(from.html), kilobytes(to.html)]];
  });
  return [
    grown.length === 0
      ? `None of the ${count - lists.size} pages that the site has without the bench grows, in HTML or in data. The two lists of pages grow with what they list:`
      : `Of the ${count} pages that the site has without the bench, these grow:`,
    markdownTable(
      ["page", "part", `${small.stepPages} step pages`, `${large.stepPages} step pages`],
      [...grown, ...listed],
    ),
  ].join("\n\n");
};

/**
 * The section of docs/performance.md about the cost of growth.
 * @param rows from the smallest site to the largest
 * @param machine what it was measured on
 */
export const growthSection = (rows: readonly GrowthFigures[], machine: string): string =>
  [
    "## Cost as the content grows",
    `Measured on ${machine}; ${[...new Set(rows.map(({ stepPages, date }) => `${stepPages} step pages on ${date}`))].join(", ")}. Run it again: \`npm run bench:growth\` (30, 300 and 3000 step pages), or \`npm run bench:growth -- 30 300\`.`,
    "The bench copies the project into a temporary folder, adds made-up studies of five steps each, builds the copy without a cache, changes one sentence of one step, and builds it again. Each study has seven pictures of its own (one 1215, one 810 and five 540 pixels wide, all flat), so that every width and format is really made. Memory is the peak of all processes of the build together. *Written* counts the files that the second build wrote, *changed* those with other content.",
    "Aims: the seconds a page do not rise; the second build takes at most a third of the first; it writes only what changed; no page grows because others come.",
    overview(rows),
    "### Where the time goes",
    stages(rows),
    "### Bytes of the pages that were there before",
    growth(rows),
  ].join("\n\n");
