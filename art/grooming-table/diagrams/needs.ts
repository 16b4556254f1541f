import { card, narrowSheet, shape, stack, text } from "../../lib/block-diagram";
import { box, color, sheet, words } from "./sheet";

interface Group {
  readonly title: string;
  readonly count: number;
  readonly notes: readonly [string, string];
}

/** 42 notes from five talks, in five groups. People and notes are samples. */
export const groups: readonly Group[] = [
  {
    title: "Tell me how it goes",
    count: 13,
    notes: ["I wait all morning and\nhear nothing.", "One photo and I can\nteach my class in peace."],
  },
  { title: "No surprise price", count: 9, notes: ["They said 60. It was 95.", "Ask me before you\nshave him."] },
  { title: "The same hands", count: 8, notes: ["Moose needs a person\nhe knows.", "Who is it this time?"] },
  { title: "Both dogs, one trip", count: 7, notes: ["Two forms, two calls,\ntwo drives.", "Let them go together."] },
  {
    title: "Let me book at night",
    count: 5,
    notes: ["At nine I have time.\nThey do not pick up.", "I cannot use that\ncalendar by keyboard."],
  },
];

const rowHeight = 112;

/** Define: what owners want and need, grouped from their own words. */
export const needs = (): string =>
  sheet(
    "What dog owners want and need, in five groups",
    rowHeight * groups.length + 44,
    groups
      .map(({ title, count, notes }, row) => {
        const y = 24 + row * rowHeight;
        const bar = box(32, y + 50, 268, 16, { fill: color.mist, radius: 8 });
        const part = box(32, y + 50, (268 * count) / 13, 16, { fill: color.violet, radius: 8 });
        const sheets = notes
          .map((note, index) => {
            const x = 340 + index * 298;
            const lines = note.split("\n").length;
            return `${box(x, y + 8, 284, 92, { fill: color.tint, radius: 6 })}${words(x + 18, y + (lines === 1 ? 60 : 48), note, { size: 18 })}`;
          })
          .join("");
        return `${words(32, y + 36, title, { size: 21, weight: 700 })}${bar}${part}${words(32, y + 92, `${count} notes`, { size: 17, fill: color.slate })}${sheets}`;
      })
      .join(""),
  );

/** The same for phones. */
export const needsNarrow = (): string =>
  narrowSheet(
    groups.map(({ title, count, notes }) =>
      stack([
        text(title, { size: 19, weight: 700, fill: color.ink }),
        shape(12, (x, y, width) =>
          [
            box(x, y, width, 12, { fill: color.mist, radius: 6 }),
            box(x, y, (width * count) / 13, 12, { fill: color.violet, radius: 6 }),
          ].join(""),
        ),
        text(`${count} notes`, { fill: color.slate }),
        ...notes.map((note) => card(text(note, { fill: color.ink }), { fill: color.tint })),
      ]),
    ),
    24,
  );
