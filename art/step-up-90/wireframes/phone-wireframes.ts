import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const phone = { width: 390, height: 844 } as const;

const bottomBar: WireframeElement = {
  kind: "navBar",
  x: 0,
  y: 760,
  w: 390,
  h: 84,
  items: ["Today", "Log", "Trend", "Call Theo"],
  icons: ["calendar", "plus", "chart", "phone"],
  active: 0,
};

/** Today before the tests: the 90 days are still one bar, and the reading still has a slash. */
export const todayWireframe: Wireframe = {
  name: "step up today",
  ...phone,
  elements: [
    { kind: "text", x: 20, y: 62, text: "Good morning, Rosa", size: 17 },
    { kind: "heading", x: 20, y: 106, text: "Day 34 of 90", level: 1 },
    { kind: "meter", x: 20, y: 130, w: 350, h: 26, part: 34 / 90 },
    {
      kind: "note",
      x: 240,
      y: 86,
      text: "a path, no stairs",
      size: 17,
      to: { x: 292, y: 124 },
      from: { x: 300, y: 92 },
    },
    { kind: "note", x: 20, y: 192, text: "where do missed days show?", size: 17 },
    { kind: "box", x: 20, y: 214, w: 350, h: 196, radius: 16 },
    { kind: "heading", x: 40, y: 254, text: "This morning", level: 3 },
    { kind: "text", x: 350, y: 254, text: "7:42", size: 16, align: "end" },
    { kind: "heading", x: 40, y: 312, text: "128 / 82", level: 1 },
    { kind: "text", x: 204, y: 310, text: "Pulse 71", size: 17 },
    { kind: "button", x: 40, y: 336, w: 148, h: 54, label: "Hear it" },
    { kind: "icon", x: 222, y: 363, icon: "check", size: 26 },
    { kind: "text", x: 244, y: 369, text: "At goal", size: 17 },
    { kind: "box", x: 20, y: 426, w: 350, h: 148, radius: 16 },
    { kind: "heading", x: 40, y: 460, text: "Morning pill", level: 3 },
    { kind: "text", x: 40, y: 484, text: "Taken", size: 16 },
    { kind: "icon", x: 330, y: 464, icon: "check", size: 32 },
    { kind: "line", x1: 36, y1: 500, x2: 354, y2: 500 },
    { kind: "heading", x: 40, y: 532, text: "Evening pill", level: 3 },
    { kind: "text", x: 40, y: 556, text: "8 p.m.", size: 16 },
    { kind: "button", x: 258, y: 512, w: 96, h: 50, label: "Take" },
    { kind: "box", x: 20, y: 590, w: 350, h: 84, radius: 16 },
    { kind: "heading", x: 40, y: 624, text: "2,140 steps", level: 3 },
    { kind: "text", x: 350, y: 624, text: "of 3,000", size: 16, align: "end" },
    { kind: "meter", x: 40, y: 640, w: 310, h: 16, part: 0.71 },
    {
      kind: "note",
      x: 130,
      y: 722,
      text: "words under every sign",
      size: 17,
      to: { x: 98, y: 766 },
      from: { x: 122, y: 720 },
    },
    bottomBar,
  ],
};

const keyWidth = 108;
const keyHeight = 84;

const key = (column: number, row: number, label: string): readonly WireframeElement[] => {
  const x = 20 + column * (keyWidth + 13);
  const y = 330 + row * (keyHeight + 14);
  return [
    { kind: "box", x, y, w: keyWidth, h: keyHeight, radius: 16 },
    {
      kind: "heading",
      x: x + keyWidth / 2,
      y: y + keyHeight / 2 + 12,
      text: label,
      level: label.length === 1 ? 1 : 3,
      align: "middle",
    },
  ];
};

const field = (index: number, label: string, value: string, now: boolean): readonly WireframeElement[] => {
  const x = 20 + index * (keyWidth + 13);
  return [
    { kind: "box", x, y: 184, w: keyWidth, h: 100, radius: 14, tone: now ? "none" : "light" },
    ...(now ? [{ kind: "box", x: x + 5, y: 189, w: keyWidth - 10, h: 90, radius: 10 } as const] : []),
    { kind: "text", x: x + 14, y: 216, text: label, size: 16, bold: now },
    { kind: "heading", x: x + 14, y: 262, text: value, level: 1 },
  ];
};

/** Log before the tests: OK still shares the last row with 0, close to Undo. */
export const logWireframe: Wireframe = {
  name: "step up log",
  ...phone,
  elements: [
    { kind: "icon", x: 30, y: 56, icon: "back", size: 24 },
    { kind: "text", x: 48, y: 62, text: "Today", size: 17, bold: true },
    { kind: "text", x: 370, y: 62, text: "2 of 3", size: 16, align: "end" },
    { kind: "heading", x: 20, y: 148, text: "The bottom number?", level: 2 },
    {
      kind: "note",
      x: 300,
      y: 104,
      text: "one number at a time",
      align: "end",
      to: { x: 346, y: 72 },
      from: { x: 306, y: 98 },
    },
    ...field(0, "Top", "128", false),
    ...field(1, "Bottom", "82", true),
    ...field(2, "Pulse", "", false),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit, index) => key(index % 3, Math.floor(index / 3), String(digit))),
    ...key(0, 3, "Undo"),
    ...key(1, 3, "0"),
    ...key(2, 3, "OK"),
    { kind: "note", x: 20, y: 312, text: "our own keys, not the phone's", size: 17 },
    {
      kind: "note",
      x: 20,
      y: 760,
      text: "a key counts when the\nfinger lifts, not before",
      size: 18,
      to: { x: 264, y: 718 },
      from: { x: 206, y: 762 },
    },
  ],
};
