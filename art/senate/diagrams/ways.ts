import { narrowSheet, shape } from "../../lib/block-diagram";
import { box, dot, ground, ink, mediumWidth, muted, pale, rule, sheet, sheetWidth, stroke, words } from "./sheet";

type Answer = "yes" | "part" | "no";

/** What a voter asks of a way to follow a bill. */
const heads = ["All the facts", "Plain words", "On his phone,\nin his break"] as const;

interface Way {
  readonly name: string;
  readonly answers: readonly [Answer, Answer, Answer];
  /** Below each answer, or one below all three. */
  readonly notes: readonly string[];
}

/** Discovery assumes this; nobody was asked. */
const ways: readonly Way[] = [
  {
    name: "Official\nbill pages",
    answers: ["yes", "no", "no"],
    notes: ["complete", "hard words", "wider than\nhis phone"],
  },
  { name: "Local news", answers: ["part", "yes", "yes"], notes: ["few bills", "clear", "quick"] },
  { name: "A call to\nthe office", answers: ["part", "part", "part"], notes: ["if someone answers"] },
];

const aim = { name: "Our aim", answers: ["yes", "yes", "yes"], notes: [] } as const satisfies Way;

const radius = 17;

/** As on the app's seats: a check mark, a cross, and between them a half. */
const mark = (answer: Answer, x: number, y: number): string => {
  if (answer === "yes")
    return dot(x, y, radius, ink, ink) + stroke(`M${x - 6.5} ${y + 0.5}l4.5 4.5l8.5 -9.5`, ground, 3);
  const ring = dot(x, y, radius, ground, ink);
  return answer === "no"
    ? ring + stroke(`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`, ink, 2.5)
    : `${ring}<path d="M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z" fill="${ink}"/>`;
};

/** One note for all three hangs on a line that joins their marks. */
const bracket = (from: number, to: number, y: number): string =>
  stroke(`M${from} ${y - 12}v6h${to - from}v-6`, rule, 2);

interface TableLayout {
  readonly width: number;
  readonly left: number;
  /** The middle of the first column, and from one to the next. */
  readonly first: number;
  readonly column: number;
  readonly nameSize: number;
}

const rowHeight = 106;
const top = 92;

const table = ({ width, left, first, column, nameSize }: TableLayout): string => {
  const middle = (index: number): number => first + column * index;
  const right = width - left;
  const head = heads.map((name, index) =>
    words(middle(index), name.includes("\n") ? 40 : 50, name, { size: 18, bold: true, align: "middle", leading: 23 }),
  );
  const drawRow = ({ name, answers, notes }: Way, row: number): string[] => {
    // Marks and notes stand in the middle of their row.
    const y = row + (notes.length > 1 && !notes.join("").includes("\n") ? 7 : 0);
    return [
      words(left + 20, row + (name.includes("\n") ? 48 : 60), name, { size: nameSize, bold: true, leading: 26 }),
      ...answers.map((answer, index) => mark(answer, middle(index), y + (notes.length === 0 ? 53 : 34))),
      ...(notes.length === 1
        ? [
            bracket(middle(0), middle(2), y + 67),
            words(middle(1), y + 86, notes.join(""), { size: 17, align: "middle" }),
          ]
        : notes.map((note, index) =>
            words(middle(index), y + 70, note, { size: 17, align: "middle", color: muted, leading: 20 }),
          )),
    ];
  };
  const rows = ways.flatMap((way, index) => {
    const y = top + rowHeight * index;
    return [stroke(`M${left} ${y}H${right}`, rule, 1.5), ...drawRow(way, y)];
  });
  const last = top + rowHeight * ways.length;
  return sheet(
    last + rowHeight + 20,
    [
      ...head,
      ...rows,
      box(left, last, right - left, rowHeight, { fill: pale, edge: ink, radius: 12 }),
      ...drawRow(aim, last),
    ],
    width,
  );
};

/** Discovery: three ways to follow a bill today, and what the app is to be. */
export const waysSvg = (): string => table({ width: sheetWidth, left: 28, first: 360, column: 228, nameSize: 21 });

/** The same for tablets. */
export const waysMediumSvg = (): string =>
  table({ width: mediumWidth, left: 20, first: 258, column: 170, nameSize: 20 });

const narrow = { head: 58, row: 128, aim: 88 } as const;

/** The same for phones: each way above its three marks. */
export const waysNarrowSvg = (): string =>
  narrowSheet([
    shape(narrow.head + narrow.row * ways.length + narrow.aim, (x, y, width) => {
      const middle = (index: number): number => x + (width / 3) * (index + 0.5);
      const shortHeads = ["All the\nfacts", "Plain\nwords", "On phone,\nin a break"];
      const drawRow = ({ name, answers, notes }: Way, from: number): string[] => [
        words(x + (notes.length === 0 ? 12 : 0), from + 27, name.replace("\n", " "), { size: 18, bold: true }),
        ...answers.map((answer, index) => mark(answer, middle(index), from + 58)),
        ...(notes.length === 1
          ? [
              bracket(middle(0), middle(2), from + 89),
              words(middle(1), from + 108, notes.join(""), { align: "middle" }),
            ]
          : notes.map((note, index) =>
              words(middle(index), from + 94, note, { align: "middle", color: muted, leading: 19 }),
            )),
      ];
      const last = y + narrow.head + narrow.row * ways.length;
      return [
        ...shortHeads.map((name, index) => words(middle(index), y + 14, name, { align: "middle", leading: 20 })),
        ...ways.flatMap((way, index) => {
          const from = y + narrow.head + narrow.row * index;
          return [stroke(`M${x} ${from}H${x + width}`, rule, 1.5), ...drawRow(way, from)];
        }),
        box(x - 6, last, width + 12, narrow.aim, { fill: pale, edge: ink, radius: 12 }),
        ...drawRow(aim, last),
      ].join("\n");
    }),
  ]);
