import type { Wireframe, WireframeElement } from "../../lib/wireframe";
import { largeButton } from "./large-button";

const phone = { width: 390, height: 844 } as const;

const places = ["Today", "Log", "Trend", "Call Theo"] as const;
const placeWidth = phone.width / places.length;

/** Signs and words apart: the bar's own words are too small at 270 pixels. */
const bottomBar: readonly WireframeElement[] = [
  {
    kind: "navBar",
    x: 0,
    y: 756,
    w: phone.width,
    h: 88,
    items: places.map(() => ""),
    icons: ["calendar", "plus", "chart", "phone"],
    active: 0,
  },
  ...places.map((text, index): WireframeElement => ({
    kind: "text",
    x: placeWidth * (index + 0.5),
    y: 828,
    text,
    size: 17,
    bold: index === 0,
    align: "middle",
  })),
];

const todayHead: readonly WireframeElement[] = [
  { kind: "text", x: 20, y: 44, text: "Good morning, Rosa", size: 18 },
  { kind: "heading", x: 20, y: 94, text: "Day 34 of 90", level: 1 },
  { kind: "meter", x: 20, y: 116, w: 350, h: 26, part: 34 / 90 },
  {
    kind: "note",
    x: 374,
    y: 48,
    text: "a path, no stairs",
    size: 22,
    align: "end",
    to: { x: 306, y: 112 },
    from: { x: 322, y: 60 },
  },
  {
    kind: "note",
    x: 20,
    y: 180,
    text: "where do missed days show?",
    size: 22,
    to: { x: 344, y: 147 },
    from: { x: 314, y: 171 },
  },
];

const todayCards: readonly WireframeElement[] = [
  { kind: "box", x: 20, y: 200, w: 350, h: 200, radius: 16 },
  { kind: "text", x: 40, y: 240, text: "This morning", size: 20, bold: true },
  { kind: "text", x: 350, y: 240, text: "7:42", size: 18, align: "end" },
  { kind: "heading", x: 40, y: 300, text: "128 / 82", level: 1 },
  { kind: "text", x: 206, y: 298, text: "Pulse 71", size: 18 },
  ...largeButton({ x: 40, y: 326, w: 148, h: 54, label: "Hear it" }),
  { kind: "icon", x: 220, y: 353, icon: "check", size: 28 },
  { kind: "text", x: 242, y: 360, text: "At goal", size: 18 },
  { kind: "box", x: 20, y: 414, w: 350, h: 160, radius: 16 },
  { kind: "text", x: 40, y: 448, text: "Morning pill", size: 20, bold: true },
  { kind: "text", x: 40, y: 476, text: "Taken", size: 18 },
  { kind: "icon", x: 330, y: 454, icon: "check", size: 34 },
  { kind: "line", x1: 36, y1: 494, x2: 354, y2: 494 },
  { kind: "text", x: 40, y: 526, text: "Evening pill", size: 20, bold: true },
  { kind: "text", x: 40, y: 554, text: "8 p.m.", size: 18 },
  ...largeButton({ x: 258, y: 508, w: 96, h: 52, label: "Take" }),
  { kind: "box", x: 20, y: 588, w: 350, h: 90, radius: 16 },
  { kind: "text", x: 40, y: 624, text: "2,140 steps", size: 20, bold: true },
  { kind: "text", x: 350, y: 624, text: "of 3,000", size: 18, align: "end" },
  { kind: "meter", x: 40, y: 642, w: 310, h: 18, part: 0.71 },
];

/** Today before the tests: the 90 days are still one bar, and the reading still has a slash. */
export const todayWireframe: Wireframe = {
  name: "step up today",
  ...phone,
  elements: [
    ...todayHead,
    ...todayCards,
    {
      kind: "note",
      x: 124,
      y: 722,
      text: "words under every sign",
      size: 22,
      to: { x: 94, y: 768 },
      from: { x: 116, y: 720 },
    },
    ...bottomBar,
  ],
};
