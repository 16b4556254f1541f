import type { Wireframe, WireframeElement } from "../../lib/wireframe";
import { phone } from "../screens";
import { chamberSeats } from "../seat-chart";

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
  { kind: "text", x: width - 20, y: y - 1, align: "end", bold: true, text: "Show all names" },
  ...seats(width / 2, y + 160),
  { kind: "heading", x: width / 2, y: y + 148, align: "middle", text: "34 to 20" },
  { kind: "text", x: width / 2, y: y + 170, align: "middle", text: "Passed" },
];

/** One bill in plain words, with how each senator voted. */
export const billWireframe: Wireframe = {
  name: "Senate bill",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "icon", icon: "back", x: 28, y: 66, size: 22 },
    { kind: "text", x: 46, y: 72, size: 16, text: "Today" },
    { kind: "button", x: 258, y: 44, w: 114, h: 44, label: "Follow", pill: true },
    { kind: "text", x: 20, y: 110, text: "Sample Bill 214" },
    { kind: "heading", x: 20, y: 146, level: 1, text: "Safe bus stops" },
    { kind: "button", x: 20, y: 162, w: 175, h: 44, label: "Plain words", main: true },
    { kind: "button", x: 195, y: 162, w: 175, h: 44, label: "Official text" },
    { kind: "lines", x: 20, y: 242, w: 350, count: 4, gap: 24 },
    { kind: "button", x: 20, y: 344, w: 150, h: 44, label: "Listen", pill: true },
    { kind: "line", x1: 20, y1: 410, x2: 370, y2: 410 },
    ...vote(phone.width, 440),
    { kind: "choice", x: 50, y: 642, shape: "ring", label: "Yes 34", chosen: true },
    { kind: "choice", x: 240, y: 642, shape: "ring", label: "No 20" },
    { kind: "box", x: 20, y: 668, w: 350, h: 66, tone: "light", radius: 12 },
    { kind: "avatar", x: 54, y: 701, r: 21 },
    { kind: "text", x: 88, y: 707, size: 16, text: "Your senator" },
    { kind: "icon", icon: "check", x: 262, y: 701, size: 22 },
    { kind: "text", x: 356, y: 707, size: 16, bold: true, align: "end", text: "voted yes" },
    { kind: "button", x: 20, y: 762, w: 350, h: 52, label: "Write to your senator", main: true },
    {
      kind: "note",
      x: 204,
      y: 362,
      size: 19,
      text: "fill AND sign,\nnever color alone",
      to: { x: 226, y: 450 },
      from: { x: 238, y: 396 },
    },
  ],
};

/** The bill's vote alone, wide enough for the column beside the text. */
export const voteWireframe: Wireframe = {
  name: "Senate bill, vote",
  width: 560,
  height: 275,
  elements: [
    ...vote(560, 40),
    { kind: "choice", x: 135, y: 244, shape: "ring", label: "Yes 34", chosen: true },
    { kind: "choice", x: 345, y: 244, shape: "ring", label: "No 20" },
    {
      kind: "note",
      x: 20,
      y: 84,
      size: 19,
      text: "fill AND sign,\nnever color alone",
      to: { x: 132, y: 150 },
      from: { x: 82, y: 118 },
    },
  ],
};

/** The same for phones, where the wide one's words would be too small: the note stands below. */
export const voteNarrowWireframe: Wireframe = {
  name: "Senate bill, vote on a phone",
  width: 340,
  height: 336,
  elements: [
    ...vote(340, 40),
    { kind: "choice", x: 40, y: 240, shape: "ring", label: "Yes 34", chosen: true },
    { kind: "choice", x: 210, y: 240, shape: "ring", label: "No 20" },
    {
      kind: "note",
      x: 92,
      y: 288,
      size: 19,
      text: "fill AND sign,\nnever color alone",
      to: { x: 52, y: 256 },
      from: { x: 86, y: 286 },
    },
  ],
};
