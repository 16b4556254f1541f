import { card, shape, stack, text } from "../../lib/block-diagram";
import { box, color, narrowSheet, sheet, words } from "./sheet";

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

/** The largest group has as many. */
export const most = Math.max(...groups.map(({ count }) => count));

const title = "What dog owners want and need, in five groups";

const rowHeight = 112;

/** How many notes, out of as many as the largest group has. */
const bar = (count: number, x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, { fill: color.mist, radius: height / 2 }) +
  box(x, y, (width * count) / most, height, { fill: color.violet, radius: height / 2 });

interface NotesLayout {
  readonly width: number;
  readonly left: number;
  readonly barWidth: number;
  readonly titleSize: number;
  readonly noteSize: number;
}

const noteGap = 12;

const notesByGroup = ({ width, left, barWidth, titleSize, noteSize }: NotesLayout): string => {
  const notesX = left + barWidth + left;
  const noteWidth = (width - left - notesX - noteGap) / 2;
  const rows = groups.map(({ title: name, count, notes }, row) => {
    const y = 24 + row * rowHeight;
    const sheets = notes.map((note, index) => {
      const x = notesX + index * (noteWidth + noteGap);
      const baseline = y + (note.includes("\n") ? 48 : 60);
      return `${box(x, y + 8, noteWidth, 92, { fill: color.tint, radius: 6 })}${words(x + 15, baseline, note, { size: noteSize })}`;
    });
    return [
      words(left, y + 36, name, { size: titleSize, weight: 700 }),
      bar(count, left, y + 50, barWidth, 16),
      words(left, y + 92, `${count} notes`, { size: 17, fill: color.slate }),
      ...sheets,
    ].join("");
  });
  const height = rowHeight * groups.length + 44;
  return sheet(title, height, rows.join(""), width);
};

/** Define: what owners want and need, grouped from their own words. */
export const needs = (): string => notesByGroup({ width: 960, left: 32, barWidth: 268, titleSize: 21, noteSize: 18 });

/** The same for tablets. */
export const needsMedium = (): string =>
  notesByGroup({ width: 704, left: 24, barWidth: 196, titleSize: 19, noteSize: 17 });

/** The same for phones. */
export const needsNarrow = (): string =>
  narrowSheet(
    title,
    groups.map(({ title: name, count, notes }) =>
      stack([
        text(name, { size: 19, weight: 700, fill: color.ink }),
        shape(12, (x, y, width) => bar(count, x, y, width, 12)),
        text(`${count} notes`, { fill: color.slate }),
        ...notes.map((note) => card(text(note, { fill: color.ink }), { fill: color.tint })),
      ]),
    ),
    24,
  );
