import { arrowHead, box, ink, muted, pale, red, rule, sheet, stroke, words } from "./sheet";

interface Screen {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly note: string;
}

const screenWidth = 158;
const screenHeight = 92;

export const screens: readonly Screen[] = [
  { x: 30, y: 60, name: "Find", note: "Your senator\nby address" },
  { x: 280, y: 60, name: "Home", note: "Today in\nthe senate" },
  { x: 530, y: 60, name: "Bill", note: "Plain words,\nread or heard" },
  { x: 772, y: 60, name: "Vote record", note: "Your senator,\nthen all 56" },
  { x: 772, y: 262, name: "Write", note: "Ask, say, or\nget help" },
  { x: 530, y: 262, name: "Sent", note: "Sent and read,\nwith dates" },
  { x: 280, y: 262, name: "Answer", note: "Read it or\nhear it" },
];

const drawScreen = ({ x, y, name, note }: Screen): string =>
  [
    box(x, y, screenWidth, screenHeight, { edge: ink, radius: 12 }),
    words(x + 14, y + 30, name, { size: 18, bold: true }),
    words(x + 14, y + 55, note, { color: muted }),
  ].join("\n");

const across = (from: number, to: number, y: number, color = ink): string =>
  `${stroke(`M${from} ${y}H${to > from ? to - 8 : to + 8}`, color, 3)}${arrowHead(to, y, to > from ? 0 : 180, color)}`;

const down = (x: number, from: number, to: number, color = ink): string =>
  `${stroke(`M${x} ${from}V${to > from ? to - 8 : to + 8}`, color, 3)}${arrowHead(x, to, to > from ? 90 : -90, color)}`;

/** An alert comes in from outside. */
const drawAlert = (x: number, y: number): string =>
  [
    box(x, y, screenWidth, screenHeight, { fill: pale, edge: ink, radius: screenHeight / 2, dashed: true }),
    words(x + screenWidth / 2, y + 40, "Alert", { size: 18, bold: true, align: "middle" }),
    words(x + screenWidth / 2, y + 64, "“It is answered”", { align: "middle", color: muted }),
  ].join("\n");

/** The names of the parts: larger than those of the screens. */
export const partStyle = { size: 20, bold: true, color: muted } as const;

/** What the line and the boxes mean. @param y the baseline */
export const legend = (y: number): string =>
  [
    stroke(`M38 ${y - 6}H70`, red, 4),
    words(82, y, "Marcus, on one break", { color: muted }),
    box(330, y - 15, 30, 18, { edge: ink, radius: 5 }),
    words(372, y, "Screen", { color: muted }),
    box(484, y - 15, 30, 18, { fill: pale, edge: ink, radius: 9, dashed: true }),
    words(526, y, "From outside the app", { color: muted }),
  ].join("\n");

/** Every screen and way of the app. The red way is the one that the first sketch round was judged by. */
export const userFlowSvg = (): string =>
  sheet(472, [
    words(30, 42, "Once", partStyle),
    words(280, 42, "Every day", partStyle),
    words(30, 246, "When you want to speak", partStyle),
    // Only Find is done once.
    stroke("M234 28V196H30", ink, 2, true),
    ...screens.map((screen) => drawScreen(screen)),
    across(188, 280, 106),
    across(438, 530, 106, red),
    words(484, 92, "1 tap", { align: "middle", bold: true, color: red }),
    across(688, 772, 106, red),
    words(730, 92, "scroll", { align: "middle", bold: true, color: red }),
    down(851, 152, 262, red),
    words(864, 212, "1 tap", { bold: true, color: red }),
    across(772, 688, 308, red),
    words(730, 294, "1 tap", { align: "middle", bold: true, color: red }),
    across(530, 438, 308),
    words(484, 294, "days", { align: "middle", color: muted }),
    // From home straight to writing, while a vote is still open.
    stroke("M359 152V196H800V254", ink, 3),
    arrowHead(800, 262, 90),
    words(372, 186, "A vote is open: write now", { color: muted }),
    // Not answered yet: write again.
    stroke("M359 354V412H851V362", ink, 3),
    arrowHead(851, 354, -90),
    words(372, 402, "Not answered yet: write back", { color: muted }),
    drawAlert(30, 262),
    across(188, 280, 308),
    stroke("M30 434H930", rule, 1.5),
    legend(458),
  ]);
