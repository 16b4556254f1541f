import { beside, card, narrowSheet, shape, stack, text } from "../../lib/block-diagram";
import { box, dot, ink, muted, pale, paleRed, red, rule, sheet, stroke, words } from "./sheet";

/** How many people the sample interviews had. Each note says how many of them told it. */
export const people = 8;
/** From here on a note counts as a pattern and is drawn in red. */
export const pattern = 6;

export interface Note {
  /** Up to three lines; `\n` breaks. */
  readonly text: string;
  readonly count: number;
}

export interface Group {
  readonly name: string;
  readonly meaning: string;
  readonly notes: readonly Note[];
}

export const groups: readonly Group[] = [
  {
    name: "Words",
    meaning: "The language\nkeeps people out.",
    notes: [
      { text: "I stop reading at\n“to provide for”.", count: 7 },
      { text: "The summary is as\nhard as the bill.", count: 6 },
      { text: "I read the title\nand guess.", count: 5 },
      { text: "The file does not\ngrow with my text.", count: 3 },
    ],
  },
  {
    name: "Votes",
    meaning: "The total is there,\nmy senator is not.",
    notes: [
      { text: "I found the total,\nnot my senator.", count: 6 },
      { text: "I do not know who\nmy senator is.", count: 5 },
      { text: "56 names in very\nsmall type.", count: 4 },
      { text: "Red and green\nlook the same.", count: 2 },
    ],
  },
  {
    name: "Answers",
    meaning: "Silence makes\npeople quit.",
    notes: [
      { text: "I cannot tell if\nsomeone read it.", count: 6 },
      { text: "No reply came,\nso I quit.", count: 5 },
      { text: "I got a letter that\nfits everybody.", count: 4 },
      { text: "Who else can see\nwhat I wrote?", count: 2 },
    ],
  },
  {
    name: "Time",
    meaning: "News comes too\nlate for a break.",
    notes: [
      { text: "I hear of it after\nthe vote.", count: 6 },
      { text: "I have a break of\n15 minutes.", count: 5 },
      { text: "I would rather\nlisten.", count: 4 },
      { text: "Too many pages\nto one bill.", count: 3 },
    ],
  },
];

const columnWidth = 214;
const columnStep = 229;
const left = 29;
/** Below the legend. */
const top = 48;
const firstNote = top + 142;
const noteHeight = 104;
const noteStep = 116;

/** One dot a person, filled for those who said it. @param x the left edge; `y` is the middle */
export const seats = (x: number, y: number, count: number, color: string): string =>
  Array.from({ length: people }, (_, index) =>
    index < count ? dot(x + 7 + index * 14, y, 5, color) : dot(x + 7 + index * 14, y, 4, "#FFFFFF", muted, 1.5),
  ).join("\n");

/** What the colors mean. @param y the baseline */
export const legend = (x: number, y: number, width: number): string =>
  [
    dot(x + 8, y - 6, 6, red),
    words(x + 23, y, "Said by 6 or more of 8 people", { color: muted }),
    dot(x + 296, y - 6, 6, ink),
    words(x + 311, y, "Said by 2 to 5", { color: muted }),
    words(x + width, y, "All people are samples.", { color: muted, align: "end" }),
    stroke(`M${x} ${y + 20}H${x + width}`, rule, 1.5),
  ].join("\n");

const drawNote = ({ text, count }: Note, x: number, y: number): string => {
  const strong = count >= pattern;
  return [
    box(x, y, columnWidth, noteHeight, strong ? { fill: paleRed, edge: red } : { fill: pale }),
    words(x + 15, y + 30, text),
    seats(x + 14, y + noteHeight - 21, count, strong ? red : ink),
    words(x + columnWidth - 13, y + noteHeight - 15, `${count} of ${people}`, { align: "end", bold: true }),
  ].join("\n");
};

/** Sixteen notes of the sample interviews in four groups, with how many of eight people said each. */
export const affinitySvg = (): string =>
  sheet(664, [
    ...groups.flatMap(({ name, meaning, notes }, column) => {
      const x = left + column * columnStep;
      return [
        words(x, top + 50, name, { size: 26, bold: true }),
        words(x, top + 82, meaning, { color: muted }),
        stroke(`M${x} ${top + 122}H${x + columnWidth}`, ink, 4),
        ...notes.map((note, row) => drawNote(note, x, firstNote + row * noteStep)),
      ];
    }),
    legend(left, 44, 902),
  ]);

const narrowSeats = (count: number) => shape(14, (x, y) => seats(x, y + 7, count, red));

/** The same for phones. */
export const affinityNarrowSvg = (): string =>
  narrowSheet(
    [
      stack(
        [
          beside(
            shape(12, (x, y) => dot(x + 6, y + 6, 6, red)),
            12,
            text("Said by 6 or more of 8 people", { fill: muted }),
          ),
          text("The others: said by 2 to 5", { fill: muted }),
          text("All people are samples.", { fill: muted }),
        ],
        4,
      ),
      ...groups.map(({ name, meaning, notes }) =>
        stack([
          stack([text(name, { size: 20, weight: 700, fill: ink }), text(meaning, { fill: muted })], 0),
          ...notes.map(({ text: note, count }) => {
            const said = text(`${count} of ${people}`, { weight: 700, fill: ink });
            return count >= pattern
              ? card(stack([text(note, { fill: ink }), beside(narrowSeats(count), 120, said)], 2), {
                  fill: paleRed,
                  edge: red,
                })
              : beside(text(note, { fill: ink }), 256, said);
          }),
        ]),
      ),
    ],
    24,
  );
