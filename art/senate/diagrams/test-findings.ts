import { beside, card, narrowSheet, shape, stack, text } from "../../lib/block-diagram";
import { box, dot, ground, ink, mediumWidth, muted, pale, red, rule, sheet, sheetWidth, stroke, words } from "./sheet";

/** How many people took part in each of the two sample rounds. */
const people = 6;

interface Task {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  readonly cause: string;
}

const tasks: readonly Task[] = [
  { name: "Say what the bill does", first: 5, second: 6, cause: "Plain words" },
  { name: "Find your senator’s vote", first: 3, second: 6, cause: "Red ring, own row" },
  { name: "Explain 34 to 20 of 56", first: 2, second: 5, cause: "“Did not vote 2”" },
  { name: "Send a question", first: 4, second: 6, cause: "Button names a person" },
  { name: "All of it at 200% text", first: 1, second: 5, cause: "Bars scroll, rows stack" },
];

const left = 28;
/** Below the legend. */
const top = 48;
const firstRow = top + 128;
const rowStep = 66;

/** Where the columns stand. */
interface Layout {
  readonly width: number;
  readonly scaleStart: number;
  readonly scaleEnd: number;
  readonly causeAt: number;
  /** The second entry of the legend. */
  readonly secondAt: number;
}

const wide: Layout = { width: sheetWidth, scaleStart: 330, scaleEnd: 660, causeAt: 708, secondAt: 346 };
const medium: Layout = { width: mediumWidth, scaleStart: 228, scaleEnd: 452, causeAt: 506, secondAt: 294 };

/** A task's two counts on a line from none to all, at the height of `y`. */
const counts = (start: number, end: number, y: number, { first, second }: Task): string => {
  const at = (count: number): number => start + ((end - start) * count) / people;
  return [
    stroke(`M${at(0)} ${y}H${at(people)}`, rule, 2),
    stroke(`M${at(first)} ${y}H${at(second)}`, ink, 5),
    dot(at(first), y, 14, ground, ink, 2.5),
    words(at(first), y + 6, String(first), { align: "middle", bold: true }),
    dot(at(second), y, 15, red),
    words(at(second), y + 6, String(second), { align: "middle", bold: true, color: "#FFFFFF" }),
  ].join("\n");
};

const drawTask = ({ width, scaleStart, scaleEnd, causeAt }: Layout, task: Task, row: number): string => {
  const y = firstRow + row * rowStep;
  return [
    row % 2 === 0 ? box(16, y - rowStep / 2, width - 32, rowStep, { fill: pale, radius: 10 }) : "",
    words(left, y + 6, task.name, { bold: true }),
    counts(scaleStart, scaleEnd, y, task),
    words(causeAt, y + 6, task.cause),
  ].join("\n");
};

const tableSvg = (layout: Layout): string => {
  const { width, scaleStart, causeAt, secondAt } = layout;
  return sheet(
    494,
    [
      words(left, top + 48, "Task", { bold: true, color: muted }),
      words(scaleStart, top + 48, "Did it without help, of 6 people", { bold: true, color: muted }),
      words(causeAt, top + 48, "What made it work", { bold: true, color: muted }),
      stroke(`M${left} ${top + 72}H${width - left}`, ink, 3),
      ...tasks.map((task, row) => drawTask(layout, task, row)),
      dot(42, 42, 11, ground, ink, 2.5),
      words(62, 48, "Round 1, gray-box screens", { color: muted }),
      dot(secondAt, 42, 12, red),
      words(secondAt + 20, 48, "Round 2, finished screens", { color: muted }),
      words(width - left, 48, "Sample sessions.", { align: "end", color: muted }),
    ],
    width,
  );
};

/** Two sample rounds of tests: how many of six people did each task without help, and what made the difference. */
export const testFindingsSvg = (): string => tableSvg(wide);

/** The same for tablets. */
export const testFindingsMediumSvg = (): string => tableSvg(medium);

/** The same for phones. */
export const testFindingsNarrowSvg = (): string =>
  narrowSheet(
    [
      beside(
        shape(24, (x, y) => dot(x + 12, y + 12, 11, ground, ink, 2.5)),
        24,
        text("Round 1, gray-box screens", { fill: muted }),
      ),
      beside(
        shape(24, (x, y) => dot(x + 12, y + 12, 12, red)),
        24,
        text("Round 2, finished screens", { fill: muted }),
      ),
      shape(4, () => ""),
      text("Did it without help, of 6 people, and what made it work", { weight: 700, fill: muted }),
      ...tasks.map((task, row) =>
        card(
          stack(
            [
              text(task.name, { weight: 700, fill: ink }),
              shape(32, (x, y, width) => counts(x + 16, x + width - 16, y + 16, task)),
              text(task.cause, { fill: ink }),
            ],
            4,
          ),
          { fill: row % 2 === 0 ? pale : ground },
        ),
      ),
      text("Sample sessions.", { fill: muted }),
    ],
    6,
  );
