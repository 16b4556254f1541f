import { beside, card, narrowSheet, shape, stack, text } from "../../lib/block-diagram";
import { box, dot, ground, ink, muted, pale, red, rule, sheet, stroke, words } from "./sheet";

interface Stage {
  readonly name: string;
  readonly does: string;
  readonly thinks: string;
  readonly feels: string;
  /** 1 is best, 0 is worst. */
  readonly mood: number;
  readonly chance: string;
}

const stages: readonly Stage[] = [
  {
    name: "Hears of it",
    does: "Radio on his\n12:10 break: new\nbus stops.",
    thinks: "“My stops too?”",
    feels: "Curious",
    mood: 0.95,
    chance: "Put today’s\nvotes first.",
  },
  {
    name: "Looks it up",
    does: "Types two words.\nGets four bills\nwith similar names.",
    thinks: "“Which is it?”",
    feels: "Unsure",
    mood: 0.58,
    chance: "Give each bill\na plain name.",
  },
  {
    name: "Reads it",
    does: "Opens a file.\nZooms in, drags\nit sideways.",
    thinks: "“I drive. I am\nno lawyer.”",
    feels: "Shut out",
    mood: 0.14,
    chance: "Plain words\nthat can grow.",
  },
  {
    name: "Looks for the vote",
    does: "Finds 56 names\nin tiny print.\nLoses the line.",
    thinks: "“How did mine\nvote?”",
    feels: "Tired",
    mood: 0.3,
    chance: "Show his own\nsenator first.",
  },
  {
    name: "Writes",
    does: "Fills 14 fields.\nSends. Hears\nnothing back.",
    thinks: "“Did anyone\nread it?”",
    feels: "Unheard",
    mood: 0.06,
    chance: "Show sent, read,\nand answered.",
  },
];

const left = 28;
const step = 182;
const width = 174;
const moodTop = 388;
const moodHeight = 128;

const rowName = (y: number, name: string): string => words(left, y, name, { bold: true, color: muted });

const moodPoint = (stage: Stage, column: number): { readonly x: number; readonly y: number } => ({
  x: left + column * step + 40,
  y: moodTop + (1 - stage.mood) * moodHeight,
});

/** One line through all moods, with level tangents so that it never leaves the band. */
const moodCurve = (): string => {
  const points = stages.map(moodPoint);
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      return before === undefined
        ? `M${x} ${y}`
        : `C${(before.x + x) / 2} ${before.y} ${(before.x + x) / 2} ${y} ${x} ${y}`;
    })
    .join("");
};

/** What Marcus meets today, without the app: five stages, what he does, thinks and feels, and the chance in each. */
export const journeyMapSvg = (): string =>
  sheet(696, [
    ...stages.map(({ name }, column) => {
      const x = left + column * step;
      const tip = column === stages.length - 1 ? x + width : x + width + 12;
      return `<path d="M${x} 28H${x + width}L${tip} 52L${x + width} 76H${x}${column === 0 ? "" : `L${x + 12} 52`}Z" fill="${ink}"/>${words(x + (column === 0 ? 14 : 24), 58, name, { bold: true, color: "#FFFFFF" })}`;
    }),
    rowName(112, "What Marcus does"),
    ...stages.map(({ does }, column) => words(left + column * step, 140, does)),
    stroke(`M${left} 202H932`, rule, 1.5),
    rowName(234, "What he thinks"),
    ...stages.map(({ thinks }, column) => words(left + column * step, 262, thinks)),
    stroke(`M${left} 306H932`, rule, 1.5),
    rowName(338, "How he feels"),
    stroke(`M${left} ${moodTop + moodHeight / 2}H932`, rule, 1.5, true),
    stroke(moodCurve(), red, 4),
    ...stages.map((stage, column) => {
      const { x, y } = moodPoint(stage, column);
      return `${dot(x, y, 9, ground, red, 4)}${words(x + 20, y + (stage.mood > 0.5 ? -10 : 26) + (column === 4 ? -8 : 0), stage.feels, { bold: true })}`;
    }),
    box(16, 570, 928, 110, { fill: pale, radius: 10 }),
    rowName(602, "Where the app can help"),
    ...stages.map(({ chance }, column) => words(left + column * step, 634, chance)),
  ]);

/** The mood as one of five dots between low and high. */
const narrowMood = (mood: number) =>
  shape(22, (x, y, room) =>
    [
      words(x, y + 17, "Low", { color: muted }),
      ...[0, 1, 2, 3, 4].map((place) => {
        const isMood = place === Math.round(mood * 4);
        return dot(x + 46 + (place * (room - 96)) / 4, y + 11, isMood ? 8 : 3.5, isMood ? red : muted);
      }),
      words(x + room, y + 17, "High", { align: "end", color: muted }),
    ].join("\n"),
  );

/** The same for phones. */
export const journeyMapNarrowSvg = (): string =>
  narrowSheet(
    [
      text("What Marcus does, what he thinks, how he feels, and where the app can help", { weight: 700, fill: muted }),
      ...stages.map(({ name, does, thinks, feels, mood, chance }) =>
        stack(
          [
            card(text(name, { size: 18, weight: 700, fill: "#FFFFFF" }), { fill: ink }),
            text(does, { fill: ink }),
            text(thinks, { weight: 600, fill: ink }),
            beside(text(feels, { weight: 700, fill: ink }), 90, narrowMood(mood)),
            card(text(chance, { fill: ink }), { fill: pale }),
          ],
          7,
        ),
      ),
    ],
    20,
  );
