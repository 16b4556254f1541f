import { beside, card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { box, color, sheet, words, wrapped } from "./sheet";

interface Task {
  readonly task: string;
  readonly people: number;
  readonly first: number;
  readonly second: number;
  readonly change: string;
}

/** Two rounds of sample sessions: how many did the task with no help. */
export const tasks: readonly Task[] = [
  {
    task: "Log a reading",
    people: 6,
    first: 3,
    second: 6,
    change: "Next is below the keys. A double touch counts once.",
  },
  { task: "Read it to Theo by phone", people: 6, first: 4, second: 6, change: "“Over” in place of the slash." },
  { task: "Compare week 1 and week 5", people: 6, first: 3, second: 6, change: "Words first, then chart, then table." },
  {
    task: "Find who sees my steps",
    people: 6,
    first: 2,
    second: 4,
    change: "One switch for each thing. Still too hidden.",
  },
  {
    task: "Say why to call (pharmacists)",
    people: 3,
    first: 1,
    second: 3,
    change: "A reason in words in place of a bell.",
  },
];

const rowHeight = 92;
const firstRow = 84;
const columnX = { task: 32, first: 250, second: 446, change: 664 } as const;

const people = (x: number, y: number, done: number, total: number): string =>
  `${Array.from(
    { length: total },
    (_, index) =>
      `<circle cx="${String(x + 9 + index * 25)}" cy="${String(y)}" r="9" fill="${index < done ? color.teal : "none"}" stroke="${color.teal}" stroke-width="2.5"/>`,
  ).join("")}${words(x, y + 34, `${String(done)} of ${String(total)} alone`, { weight: 600, fill: color.deep })}`;

const row = ({ task, people: total, first, second, change }: Task, index: number): string => {
  const y = firstRow + index * rowHeight;
  const middle = y + 34;
  return [
    index % 2 === 0 ? box(16, y, 928, rowHeight, color.warm, undefined, 10) : "",
    wrapped(columnX.task, middle - 2, task, 20, { size: 18, weight: 700 }),
    people(columnX.first, middle, first, total),
    people(columnX.second, middle, second, total),
    wrapped(columnX.change, middle - 2, change, 29),
  ].join("");
};

/** What two rounds of tests showed. */
export const testFindings = (): string => {
  const head = { weight: 700, fill: color.quiet } as const;
  return sheet(
    960,
    firstRow + tasks.length * rowHeight + 56,
    "Test findings: five tasks in two rounds",
    [
      words(columnX.task, 58, "Task", head),
      words(columnX.first, 58, "Round 1", head),
      words(columnX.second, 58, "Round 2", head),
      words(columnX.change, 58, "What we changed between", head),
      ...tasks.map(row),
      words(
        columnX.task,
        firstRow + tasks.length * rowHeight + 34,
        "Full disc: done without help. Ring: needed help. All sessions are samples.",
        {
          fill: color.quiet,
        },
      ),
    ].join("\n"),
  );
};

/** Full discs, then rings. */
export const discs = (done: number, total: number): Block =>
  shape(16, (x, y) =>
    Array.from(
      { length: total },
      (_, index) =>
        `<circle cx="${x + 8 + index * 18}" cy="${y + 8}" r="6.5" fill="${index < done ? color.teal : "none"}" stroke="${color.teal}" stroke-width="2.5"/>`,
    ).join(""),
  );

/** The same in words. */
export const count = (done: number, total: number, size = 16): Block =>
  text(`${done} of ${total} alone`, { size, weight: 600, fill: color.deep });

/** A column's name. */
export const heading = (name: string, size = 16): Block => text(name, { size, weight: 700, fill: color.quiet });

/** A row's name. */
export const taskName = (task: string): Block => text(task, { size: 18, weight: 700, fill: color.ink });

/** Every other row has a ground. */
export const ground = (index: number) => ({ fill: index % 2 === 0 ? color.warm : color.paper });

/** What disc and ring mean. */
export const legend = (size = 16): Block =>
  text("Full disc: done without help. Ring: needed help. All sessions are samples.", { size, fill: color.quiet });

/** Phones show nine tenths of it. */
const narrowSize = 17;

const narrowRound = (name: string, done: number, total: number): Block =>
  beside(heading(name, narrowSize), 68, beside(discs(done, total), 106, count(done, total, narrowSize)), 8);

/** The same for phones. */
export const testFindingsNarrow = (): string =>
  narrowSheet(
    [
      heading("Each task in two rounds, and what we changed between", narrowSize),
      ...tasks.map(({ task, people: total, first, second, change }, index) =>
        card(
          stack(
            [
              taskName(task),
              narrowRound("Round 1", first, total),
              narrowRound("Round 2", second, total),
              text(change, { size: narrowSize, fill: color.ink }),
            ],
            4,
          ),
          ground(index),
        ),
      ),
      legend(narrowSize),
    ],
    6,
  );
