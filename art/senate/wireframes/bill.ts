import type { NoteElement, Wireframe, WireframeElement } from "../../lib/wireframe";
import { phone } from "../screens";
import { chamberSeats } from "../seat-chart";
import { noteSize, ringChoice, smallSize } from "./parts";

/** Seats as rings: filled for yes, empty for no. The same places as in the final screen. */
const seats = (centerX: number, baseY: number): readonly WireframeElement[] =>
  chamberSeats({ centerX, baseY, innerRadius: 74, outerRadius: 146, rows: 4 }).map((seat) => ({
    kind: "choice",
    shape: "ring",
    label: "",
    // A ring's `x` is its left edge; its middle lies 10 further.
    x: seat.x - 10,
    y: seat.y,
    chosen: seat.vote === "yes",
  }));

/** The vote across a screen of this width. @param y baseline of its heading */
const vote = (width: number, y: number): readonly WireframeElement[] => [
  { kind: "heading", x: 20, y, text: "The vote" },
  { kind: "text", x: width - 20, y: y - 1, size: smallSize, align: "end", bold: true, text: "Show all names" },
  ...seats(width / 2, y + 164),
  { kind: "heading", x: width / 2, y: y + 150, align: "middle", text: "34 to 20" },
  { kind: "text", x: width / 2, y: y + 173, size: smallSize, align: "middle", text: "Passed" },
];

/** How many voted yes and no, on both sides of the middle. */
const key = (width: number, y: number): readonly WireframeElement[] => [
  ...ringChoice(width / 2 - 146, y, "Yes 34", true),
  ...ringChoice(width / 2 + 54, y, "No 20"),
];

/** One bill in plain words, with how each senator voted. */
export const billWireframe: Wireframe = {
  name: "Senate bill",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "icon", icon: "back", x: 28, y: 66, size: 22 },
    { kind: "text", x: 46, y: 72, size: smallSize, text: "Today" },
    { kind: "button", x: 258, y: 44, w: 114, h: 44, label: "Follow", pill: true },
    { kind: "text", x: 20, y: 110, size: smallSize, text: "Sample Bill 214" },
    { kind: "heading", x: 20, y: 146, level: 1, text: "Safe bus stops" },
    { kind: "button", x: 20, y: 162, w: 175, h: 44, label: "Plain words", main: true },
    { kind: "button", x: 195, y: 162, w: 175, h: 44, label: "Official text" },
    { kind: "lines", x: 20, y: 242, w: 350, count: 4, gap: 24 },
    { kind: "button", x: 20, y: 344, w: 140, h: 44, label: "Listen", pill: true },
    { kind: "line", x1: 20, y1: 410, x2: 370, y2: 410 },
    ...vote(phone.width, 440),
    ...key(phone.width, 642),
    { kind: "box", x: 20, y: 668, w: 350, h: 66, tone: "light", radius: 12 },
    { kind: "avatar", x: 54, y: 701, r: 21 },
    { kind: "text", x: 88, y: 707, size: smallSize, text: "Your senator" },
    { kind: "icon", icon: "check", x: 252, y: 701, size: 22 },
    { kind: "text", x: 356, y: 707, size: smallSize, bold: true, align: "end", text: "voted yes" },
    { kind: "button", x: 20, y: 762, w: 350, h: 52, label: "Write to your senator", main: true },
    {
      kind: "note",
      x: 180,
      y: 358,
      size: noteSize,
      text: "fill AND sign,\nnever color alone",
      to: { x: 228, y: 453 },
      from: { x: 226, y: 400 },
    },
  ],
};

/** The bill's vote alone. */
const voteAlone = (
  name: string,
  width: number,
  height: number,
  note: Omit<NoteElement, "kind" | "size">,
): Wireframe => ({
  name,
  width,
  height,
  elements: [...vote(width, 40), ...key(width, 246), { kind: "note", size: noteSize, ...note }],
});

/** Wide enough for the column beside the text. */
export const voteWireframe = voteAlone("Senate bill, vote", 560, 318, {
  x: 188,
  y: 296,
  text: "fill AND sign, never color alone",
  to: { x: 148, y: 262 },
  from: { x: 180, y: 290 },
});

/** The same for phones, where the wide one's words would be too small: the note has two lines. */
export const voteNarrowWireframe = voteAlone("Senate bill, vote on a phone", 340, 342, {
  x: 84,
  y: 294,
  text: "fill AND sign,\nnever color alone",
  to: { x: 38, y: 262 },
  from: { x: 78, y: 290 },
});
