import { beside, narrowSheet, shape, stack, text } from "../../lib/narrow-diagram";
import { box, color, path, sheet, words } from "./sheet";

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

const firstColumn = 372;
const columnWidth = 117;
const rowHeight = 62;
const top = 128;

/** Full, half and empty: three shapes, and the word beside each. */
const mark = (answer: Answer, x: number, y: number): string => {
  const ring = `<circle cx="${x}" cy="${y}" r="11" fill="${answer === "yes" ? color.violet : color.ground}" stroke="${color.violet}" stroke-width="2.5"/>`;
  const inside =
    answer === "yes"
      ? path(`M${x - 5} ${y}l4 4.5l7-8`, { stroke: color.ground, width: 2.8 })
      : answer === "part"
        ? `<path d="M${x} ${y - 11}a11 11 0 0 0 0 22z" fill="${color.violet}"/>`
        : "";
  return `${ring}${inside}${words(x + 18, y + 6, answer, { size: 17 })}`;
};

/** Discovery: what customers can do at four kinds of groomer, and what the new site is to offer. */
export const competitors = (): string => {
  const head = kinds
    .map((kind, column) =>
      words(firstColumn + columnWidth * (column + 0.5) - 4, 60, kind, { size: 18, weight: 700, anchor: "middle" }),
    )
    .join("");
  const body = rows
    .map(({ question, answers }, row) => {
      const y = top + rowHeight * row;
      const line = path(`M32 ${y - 26}H928`, { stroke: color.edge, width: 1.5 });
      const marks = answers
        .map((answer, column) => mark(answer, firstColumn + columnWidth * column + 34, y + 5))
        .join("");
      return `${line}${words(32, y + 11, question, { size: 19 })}${marks}`;
    })
    .join("");
  const ours = box(firstColumn + columnWidth * 4 - 4, 24, columnWidth - 2, top + rowHeight * rows.length - 50, {
    fill: color.tint,
    radius: 14,
  });
  return sheet(
    "What customers can do at four kinds of groomer",
    top + rowHeight * rows.length - 4,
    `${ours}${head}${body}`,
  );
};

/** The same for phones: under each question, who says what. */
export const competitorsNarrow = (): string =>
  narrowSheet(
    rows.map(({ question, answers }) =>
      stack(
        [
          text(question, { size: 18, weight: 700, fill: color.ink }),
          ...(["yes", "part", "no"] as const)
            .filter((answer) => answers.includes(answer))
            .map((answer) => {
              const who = kinds.filter((_, column) => answers[column] === answer);
              return beside(
                shape(26, (x, y) => mark(answer, x + 12, y + 13)),
                66,
                text(who.map((kind) => kind.replace("\n", " ")).join(", "), { fill: color.ink }),
                8,
              );
            }),
        ],
        5,
      ),
    ),
    18,
  );
