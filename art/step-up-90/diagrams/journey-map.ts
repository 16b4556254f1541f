import { box, color, sheet, words, wrapped } from "./sheet";

export interface Stage {
  readonly name: string;
  readonly when: string;
  readonly does: string;
  readonly thinks: string;
  readonly feels: string;
  /** 0 (bad) to 1 (good): where the line runs. */
  readonly mood: number;
  readonly help: string;
}

/** Rosa's way with a reading as it was before the product (sample). */
export const stages: readonly Stage[] = [
  {
    name: "Measure",
    when: "7:40 a.m.",
    does: "Puts on the cuff. Reads the screen aloud.",
    thinks: "“128 over 82.”",
    feels: "Calm",
    mood: 0.78,
    help: "Let me say it, as I do now.",
  },
  {
    name: "Write",
    when: "7:45 a.m.",
    does: "Pencil and card. Her hand shakes.",
    thinks: "“Is that a 1 or a 7?”",
    feels: "Annoyed",
    mood: 0.3,
    help: "Big keys that wait for me.",
  },
  {
    name: "Wait",
    when: "Four weeks",
    does: "The card hangs on the fridge.",
    thinks: "“Does anyone look?”",
    feels: "Unsure",
    mood: 0.46,
    help: "Show me that Theo has it.",
  },
  {
    name: "Visit",
    when: "At the counter",
    does: "Reads her card aloud, in line.",
    thinks: "“They can all hear me.”",
    feels: "Exposed",
    mood: 0.12,
    help: "He has seen them before I come.",
  },
  {
    name: "Talk",
    when: "Two minutes",
    does: "Theo asks how the week went.",
    thinks: "“He knows me.”",
    feels: "Seen",
    mood: 0.9,
    help: "More of the visit for this.",
  },
];

const labelX = 28;
const firstX = 122;
const columnWidth = 162;
const letters = 17;
const rows = { does: 112, thinks: 224, feels: 316, help: 512 } as const;

const moodX = (index: number): number => firstX + index * columnWidth + columnWidth / 2 - 6;
const moodY = (mood: number): number => rows.feels + 152 - mood * 112;

const stageColumn = (stage: Stage, index: number): string => {
  const x = firstX + index * columnWidth;
  const inner = x + 12;
  return [
    box(x, 24, columnWidth - 8, 64, color.deep, undefined, 10),
    words(inner, 52, stage.name, { size: 20, weight: 700, fill: color.white }),
    words(inner, 76, stage.when, { fill: "#CFE9E6" }),
    wrapped(inner, rows.does + 24, stage.does, letters),
    wrapped(inner, rows.thinks + 24, stage.thinks, letters - 2, { weight: 600, fill: color.deep }),
    box(x, rows.help, columnWidth - 8, 98, color.tealSoft, color.tealEdge, 10),
    wrapped(inner, rows.help + 32, stage.help, letters - 2, { weight: 600, fill: color.deep }),
  ].join("");
};

const rowLine = (y: number): string =>
  `<path d="M${String(labelX)} ${String(y)}H932" stroke="${color.edge}" stroke-width="1.5"/>`;

/** Rosa's mood as one line with a station in each stage. */
export const moodLine = (moodX: (index: number) => number, moodY: (mood: number) => number): string => {
  const points = stages.map(({ mood }, index) => `${moodX(index).toFixed(0)} ${moodY(mood).toFixed(0)}`);
  const marks = stages.map(({ mood, feels }, index) => {
    const x = Math.round(moodX(index));
    const y = moodY(mood);
    const low = mood < 0.5;
    return `<circle cx="${String(x)}" cy="${y.toFixed(0)}" r="8" fill="${low ? color.paper : color.teal}" stroke="${color.teal}" stroke-width="3.5"/>${words(x, low ? y + 30 : y - 18, feels, { weight: 700, anchor: "middle" })}`;
  });
  return `<path d="M${points.join("L")}" fill="none" stroke="${color.teal}" stroke-width="3.5" stroke-linejoin="round"/>${marks.join("")}`;
};

const rowName = (y: number, name: string): string => wrapped(labelX, y, name, 9, { weight: 700, fill: color.quiet });

/** Journey map of Define. */
export const journeyMap = (): string =>
  sheet(
    960,
    638,
    "Journey map: one reading, from the cuff to the talk with the pharmacist",
    [
      rowName(60, "Stage"),
      rowName(rows.does + 24, "Rosa does"),
      rowName(rows.thinks + 24, "Rosa thinks"),
      rowName(rows.feels + 30, "Rosa feels"),
      rowName(rows.help + 32, "What would help"),
      rowLine(rows.thinks - 8),
      rowLine(rows.feels - 8),
      ...stages.map(stageColumn),
      moodLine(moodX, moodY),
    ].join("\n"),
  );
