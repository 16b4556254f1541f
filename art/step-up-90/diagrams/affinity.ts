import {
  beside,
  card,
  columns,
  mediumSheet,
  narrowSheet,
  shape,
  stack,
  text,
  type Block,
} from "../../lib/block-diagram";
import { wrapText } from "../../lib/svg-text";
import { box, color, sheet, words, wrapped } from "./sheet";

type Speaker = "patient" | "pharmacist";

interface Group {
  readonly name: string;
  readonly count: number;
  readonly notes: readonly (readonly [who: Speaker, said: string])[];
  readonly insight: string;
}

/** Sample notes from nine talks, sorted. Four of each group are shown. */
const groups: readonly Group[] = [
  {
    name: "My hand",
    count: 19,
    notes: [
      ["patient", "I touch 5 once and get 55."],
      ["patient", "The wheel never stops where I want."],
      ["patient", "I cannot hold my thumb still."],
      ["patient", "So I go back to pencil and card."],
    ],
    insight: "Big keys that wait for me.",
  },
  {
    name: "My numbers",
    count: 17,
    notes: [
      ["patient", "I say 128 over 82. I know it by ear."],
      ["patient", "The line goes up. Is that good?"],
      ["patient", "The red one scared me all night."],
      ["pharmacist", "They ask about last week, not today."],
    ],
    insight: "Say it first. Then draw it.",
  },
  {
    name: "My business",
    count: 12,
    notes: [
      ["patient", "Who can see how far I walk?"],
      ["patient", "My pills pop up for all to read."],
      ["patient", "Theo may see it. Not everyone."],
      ["patient", "I could not find how to stop it."],
    ],
    insight: "One choice for each thing shared.",
  },
  {
    name: "My morning",
    count: 16,
    notes: [
      ["pharmacist", "I have ten minutes before we open."],
      ["pharmacist", "A to Z hides the one I should call."],
      ["pharmacist", "A red dot does not tell me why."],
      ["pharmacist", "I need a reason I can say out loud."],
    ],
    insight: "Who to call today, and why.",
  },
];

const left = 32;
const columnWidth = 209;
const gap = 20;
const noteHeight = 112;
const lineLength = 19;

const mark = (who: Speaker, x: number, y: number): string =>
  who === "patient"
    ? `<circle cx="${String(x + 7)}" cy="${String(y + 7)}" r="7" fill="${color.teal}"/>`
    : `<rect x="${String(x)}" y="${String(y)}" width="14" height="14" fill="${color.deep}"/>`;

const noteStyle = (who: Speaker) =>
  who === "patient"
    ? ({ fill: color.tealSoft, edge: color.tealEdge } as const)
    : ({ fill: color.warm, edge: color.warmEdge } as const);

const column = ({ name, count, notes, insight }: Group, index: number): string => {
  const x = left + index * (columnWidth + gap);
  const cards = notes.map(([who, said], row) => {
    const y = 92 + row * (noteHeight + 12);
    const { fill, edge } = noteStyle(who);
    return `${box(x, y, columnWidth, noteHeight, fill, edge, 6)}${mark(who, x + 16, y + 14)}${wrapped(x + 16, y + 54, said, lineLength, { size: 17 })}`;
  });
  const y = 92 + notes.length * (noteHeight + 12) + 10;
  const lines = wrapText(insight, 18).length;
  return `${words(x, 52, name, { size: 22, weight: 700, fill: color.deep })}${words(x, 76, `${String(count)} notes`, { fill: color.quiet })}${cards.join("")}${box(x, y, columnWidth, 84, color.deep, undefined, 10)}${wrapped(x + 16, y + 48 - (lines - 1) * 12, insight, 18, { size: 18, weight: 700, fill: color.white })}`;
};

/** Affinity map of Discovery. */
export const affinityDiagram = (): string => {
  const legendY = 720;
  return sheet(
    960,
    752,
    "Affinity map: 64 notes in four groups",
    [
      ...groups.map(column),
      mark("patient", left, legendY - 13),
      words(left + 24, legendY, "a patient said it", { fill: color.quiet }),
      mark("pharmacist", left + 190, legendY - 13),
      words(left + 214, legendY, "a pharmacist said it", { fill: color.quiet }),
      words(928, legendY, "64 sample notes, 16 shown", { fill: color.quiet, anchor: "end" }),
    ].join("\n"),
  );
};

const marked = (who: Speaker, said: string, fill: string): Block =>
  beside(
    shape(14, (x, y) => mark(who, x, y)),
    14,
    text(said, { fill }),
  );

const group = ({ name, count, notes, insight }: Group): Block =>
  stack([
    stack([text(name, { size: 20, weight: 700, fill: color.deep }), text(`${count} notes`, { fill: color.quiet })], 0),
    ...notes.map(([who, said]) => card(marked(who, said, color.ink), { ...noteStyle(who), radius: 6 })),
    card(text(insight, { weight: 700, fill: color.white }), { fill: color.deep }),
  ]);

const legend: readonly Block[] = [
  marked("patient", "a patient said it", color.quiet),
  marked("pharmacist", "a pharmacist said it", color.quiet),
  text("64 sample notes, 16 shown", { fill: color.quiet }),
];

/** The same for phones. */
export const affinityNarrow = (): string => narrowSheet([...groups.map(group), stack(legend, 4)], 24);

/** The same for tablets: two groups beside each other. */
export const affinityMedium = (): string => {
  const blocks = groups.map(group);
  return mediumSheet(
    [columns(blocks.slice(0, 2)), columns(blocks.slice(2)), columns(legend, { weights: [208, 208, 192] })],
    28,
  );
};
