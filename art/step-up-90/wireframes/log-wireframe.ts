import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const keyWidth = 108;
const keyHeight = 84;

const key = (column: number, row: number, label: string): readonly WireframeElement[] => {
  const x = 20 + column * (keyWidth + 13);
  const y = 334 + row * (keyHeight + 14);
  return [
    { kind: "box", x, y, w: keyWidth, h: keyHeight, radius: 16 },
    {
      kind: "heading",
      x: x + keyWidth / 2,
      y: y + keyHeight / 2 + (label.length === 1 ? 12 : 9),
      text: label,
      level: label.length === 1 ? 1 : 2,
      align: "middle",
    },
  ];
};

const field = (index: number, label: string, value: string, now: boolean): readonly WireframeElement[] => {
  const x = 20 + index * (keyWidth + 13);
  return [
    { kind: "box", x, y: 184, w: keyWidth, h: 100, radius: 14, tone: now ? "none" : "light" },
    ...(now ? [{ kind: "box", x: x + 5, y: 189, w: keyWidth - 10, h: 90, radius: 10 } as const] : []),
    { kind: "text", x: x + 14, y: 216, text: label, size: 18, bold: now },
    { kind: "heading", x: x + 14, y: 262, text: value, level: 1 },
  ];
};

/** Log before the tests: OK still shares the last row with 0, close to Undo. */
export const logWireframe: Wireframe = {
  name: "step up log",
  width: 390,
  height: 844,
  elements: [
    { kind: "icon", x: 30, y: 56, icon: "back", size: 24 },
    { kind: "text", x: 48, y: 62, text: "Today", size: 19, bold: true },
    { kind: "text", x: 370, y: 62, text: "2 of 3", size: 18, align: "end" },
    { kind: "heading", x: 20, y: 148, text: "The bottom number?", level: 2 },
    {
      kind: "note",
      x: 300,
      y: 104,
      text: "one number at a time",
      size: 22,
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
    { kind: "note", x: 20, y: 316, text: "our own keys, not the phone's", size: 22 },
    {
      kind: "note",
      x: 20,
      y: 772,
      text: "a key counts when the\nfinger lifts, not before",
      size: 22,
      to: { x: 300, y: 722 },
      from: { x: 264, y: 766 },
    },
  ],
};
