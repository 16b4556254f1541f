import { beside, card, narrowSheet, shape, stack, text } from "../../lib/block-diagram";
import { box, dot, ground, ink, muted, pale, red, rule, sheet, stroke, words } from "./sheet";

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
const scaleStart = 330;
const scaleEnd = 660;
const causeAt = 708;
/** Below the legend. */
const top = 48;
const firstRow = top + 128;
const rowStep = 66;

const placeOf = (count: number): number => scaleStart + ((scaleEnd - scaleStart) * count) / people;

const drawTask = ({ name, first, second, cause }: Task, row: number): string => {
  const y = firstRow + row * rowStep;
  return [
    row % 2 === 0 ? box(16, y - rowStep / 2, 928, rowStep, { fill: pale, radius: 10 }) : "",
    words(left, y + 6, name, { bold: true }),
    stroke(`M${placeOf(0)} ${y}H${placeOf(people)}`, rule, 2),
    stroke(`M${placeOf(first)} ${y}H${placeOf(second)}`, ink, 5),
    dot(placeOf(first), y, 14, ground, ink, 2.5),
    words(placeOf(first), y + 6, String(first), { align: "middle", bold: true }),
    dot(placeOf(second), y, 15, red),
    words(placeOf(second), y + 6, String(second), { align: "middle", bold: true, color: "#FFFFFF" }),
    words(causeAt, y + 6, cause),
  ].join("\n");
};

/** Two sample rounds of tests: how many of six people did each task without help, and what made the difference. */
export const testFindingsSvg = (): string =>
  sheet(494, [
    words(left, top + 48, "Task", { bold: true, color: muted }),
    words(scaleStart, top + 48, "Did it without help, of 6 people", { bold: true, color: muted }),
    words(causeAt, top + 48, "What made it work", { bold: true, color: muted }),
    stroke(`M${left} ${top + 72}H932`, ink, 3),
    ...tasks.map(drawTask),
    dot(42, 42, 11, ground, ink, 2.5),
    words(62, 48, "Round 1, gray-box screens", { color: muted }),
    dot(346, 42, 12, red),
    words(366, 48, "Round 2, finished screens", { color: muted }),
    words(932, 48, "Sample sessions.", { align: "end", color: muted }),
  ]);

/** The two counts on a line from none to all. */
const narrowScale = (first: number, second: number) =>
  shape(32, (x, y, width) => {
    const at = (count: number): number => x + 16 + ((width - 32) * count) / people;
    const middle = y + 16;
    return [
      stroke(`M${at(0)} ${middle}H${at(people)}`, rule, 2),
      stroke(`M${at(first)} ${middle}H${at(second)}`, ink, 5),
      dot(at(first), middle, 14, ground, ink, 2.5),
      words(at(first), middle + 6, String(first), { align: "middle", bold: true }),
      dot(at(second), middle, 15, red),
      words(at(second), middle + 6, String(second), { align: "middle", bold: true, color: "#FFFFFF" }),
    ].join("\n");
  });

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
      ...tasks.map(({ name, first, second, cause }, row) =>
        card(
          stack([text(name, { weight: 700, fill: ink }), narrowScale(first, second), text(cause, { fill: ink })], 4),
          { fill: row % 2 === 0 ? pale : ground },
        ),
      ),
      text("Sample sessions.", { fill: muted }),
    ],
    6,
  );
