import { shape } from "../../lib/block-diagram";
import { box, color, narrowSheet, path, sheet, words } from "./sheet";

type Answer = "yes" | "part" | "no";

/** Kinds of business, not named ones: the study compares what a customer can do there. */
const kinds = ["Chain\nsalon", "Van\napp", "Corner\ngroomer", "Self-wash\nbar", "Our plan\nfor Paws"] as const;

const rows: readonly { readonly question: string; readonly answers: readonly Answer[] }[] = [
  { question: "Price shown before you call", answers: ["part", "yes", "no", "yes", "yes"] },
  { question: "Book online, day or night", answers: ["yes", "yes", "no", "no", "yes"] },
  { question: "Says who will groom the dog", answers: ["no", "part", "yes", "no", "yes"] },
  { question: "News while the dog is there", answers: ["no", "no", "part", "no", "yes"] },
  { question: "Two dogs in one booking", answers: ["no", "part", "yes", "yes", "yes"] },
  { question: "Works by keyboard alone", answers: ["part", "no", "no", "part", "yes"] },
];

const rowHeight = 62;
const top = 128;

const radius = 11;

/** Full, half and empty: three shapes. */
const disc = (answer: Answer, x: number, y: number): string => {
  const ink = color.violet;
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${answer === "yes" ? ink : color.ground}" stroke="${ink}" stroke-width="2.5"/>`;
  if (answer === "yes") return `${ring}${path(`M${x - 5} ${y}l4 4.5l7-8`, { stroke: color.ground, width: 2.8 })}`;
  if (answer === "no") return ring;
  return `${ring}<path d="M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z" fill="${ink}"/>`;
};

/** The shape, and the word beside it. */
const mark = (answer: Answer, x: number, y: number): string =>
  `${disc(answer, x, y)}${words(x + 18, y + 6, answer, { size: 17 })}`;

interface TableLayout {
  readonly width: number;
  readonly left: number;
  /** Where the first kind's column begins. */
  readonly first: number;
  readonly column: number;
  /** Before our column, where heads nearly fill theirs. */
  readonly gap?: number;
  readonly questionSize: number;
  readonly headSize: number;
}

const title = "What customers can do at four kinds of groomer";

const table = ({ width, left, first, column, gap = 0, questionSize, headSize }: TableLayout): string => {
  const last = kinds.length - 1;
  const leftOf = (index: number): number => first + column * index + (index === last ? gap : 0) - 4;
  const head = kinds
    .map((kind, index) =>
      words(leftOf(index) + column / 2, 60, kind, { size: headSize, weight: 700, anchor: "middle" }),
    )
    .join("");
  const body = rows
    .map(({ question, answers }, row) => {
      const y = top + rowHeight * row;
      const line = path(`M${left} ${y - 26}H${width - left}`, { stroke: color.edge, width: 1.5 });
      const marks = answers.map((answer, index) => mark(answer, leftOf(index) + column / 2 - 20.5, y + 5)).join("");
      return `${line}${words(left, y + 11, question, { size: questionSize })}${marks}`;
    })
    .join("");
  const ours = box(leftOf(last), 24, column - 2, top + rowHeight * rows.length - 50, {
    fill: color.tint,
    radius: 14,
  });
  const height = top + rowHeight * rows.length - 4;
  return sheet(title, height, `${ours}${head}${body}`, width);
};

/** Discovery: what customers can do at four kinds of groomer, and what the new site is to offer. */
export const competitors = (): string =>
  table({ width: 960, left: 32, first: 349, column: 117, questionSize: 19, headSize: 18 });

/** The same for tablets. */
export const competitorsMedium = (): string =>
  table({ width: 704, left: 24, first: 234, column: 88, gap: 12, questionSize: 16, headSize: 17 });

/** The kinds in so few letters that five columns fit on a phone. */
const shortKinds = ["Chain\nsalon", "Van\napp", "Corner\ngroomer", "Self-\nwash", "Our\nplan"] as const;

const narrow = { head: 54, row: 72 } as const;

/** Each question above its five discs, which stand in columns; the last column is ours. */
const matrix = (x: number, y: number, width: number): string => {
  const column = width / shortKinds.length;
  const ours = shortKinds.length - 1;
  const middleOf = (index: number): number => x + column * (index + 0.5);
  const heads = shortKinds.map((kind, index) =>
    words(middleOf(index), y + 18, kind, { size: 16, weight: index === ours ? 700 : 400, anchor: "middle" }),
  );
  const body = rows.map(({ question, answers }, row) => {
    const top = y + narrow.head + narrow.row * row;
    const discs = answers.map((answer, index) => disc(answer, middleOf(index), top + 50));
    const line = path(`M${x} ${top}H${x + width}`, { stroke: color.edge, width: 1.5 });
    return `${line}${words(x, top + 25, question, { size: 17, weight: 700 })}${discs.join("")}`;
  });
  const ground = box(x + column * ours, y - 6, column, narrow.head + narrow.row * rows.length + 6, {
    fill: color.tint,
    radius: 14,
  });
  return [ground, ...heads, ...body].join("");
};

/** What the discs mean. */
const legend = (x: number, y: number): string =>
  (
    [
      ["yes", "yes", 11],
      ["part", "in part", 107],
      ["no", "no", 233],
    ] as const
  )
    .map(
      ([answer, meaning, left]) =>
        `${disc(answer, x + left, y + 14)}${words(x + left + 19, y + 20, meaning, { size: 16 })}`,
    )
    .join("");

/** The same for phones. */
export const competitorsNarrow = (): string =>
  narrowSheet(title, [shape(28, legend), shape(narrow.head + narrow.row * rows.length, matrix)], 18);
