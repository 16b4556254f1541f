import type { Wireframe, WireframeElement } from "../../lib/wireframe";
import { largeButton } from "./large-button";

const width = 800;
const places = ["Patients", "Messages", "Reports"] as const;

/** The bar of places in words of 18, which the plain bar draws smaller. */
const bar: readonly WireframeElement[] = [
  { kind: "navBar", x: 0, y: 0, w: width, h: 68, brand: "Step Up 90", items: [] },
  ...places.map((place, index): WireframeElement => ({
    kind: "text",
    x: 526 + index * 112,
    y: 42,
    text: place,
    size: 18,
    bold: index === 0,
    align: "middle",
  })),
  { kind: "meter", x: 486, y: 51, w: 80, h: 3, part: 1 },
];

const callCard = (index: number, name: string, day: string, values: readonly number[]): readonly WireframeElement[] => {
  const y = 178 + index * 144;
  return [
    { kind: "box", x: 28, y, w: 744, h: 128, radius: 16 },
    { kind: "avatar", x: 78, y: y + 64, r: 30 },
    { kind: "text", x: 124, y: y + 58, text: name, size: 20, bold: true },
    { kind: "text", x: 124, y: y + 86, text: day, size: 18 },
    { kind: "icon", x: 264, y: y + 44, icon: "bell", size: 30 },
    { kind: "lines", x: 290, y: y + 36, w: 142, count: 3, gap: 22 },
    { kind: "graph", x: 456, y: y + 20, w: 142, h: 88, values },
    ...largeButton({ x: 618, y: y + 16, w: 138, h: 44, label: "Call", main: true }),
    ...largeButton({ x: 618, y: y + 70, w: 138, h: 44, label: "Called" }),
  ];
};

/** The pharmacist's overview before the tests: who needs a call comes first, but not yet why. It ends after the cards. */
export const desktopWireframe: Wireframe = {
  name: "step up desktop",
  width,
  height: 622,
  elements: [
    ...bar,
    { kind: "heading", x: 28, y: 136, text: "3 people need a call", level: 1 },
    ...callCard(0, "Walter O.", "Day 52 of 90", [0.2, 0.3, 0.34, 0.36, 0.6, 0.7, 0.9]),
    ...callCard(1, "Lien P.", "Day 12 of 90", [0.6, 0.4, 0.5]),
    ...callCard(2, "Rosa D.", "Day 34 of 90", [0.6, 0.7, 0.5, 0.6, 0.45, 0.6, 0.3]),
    { kind: "note", x: 384, y: 112, text: "who needs help first, not A to Z", size: 22 },
    {
      kind: "note",
      x: 384,
      y: 152,
      text: "a bell says THAT. Theo asks WHY.",
      size: 22,
      to: { x: 270, y: 204 },
      from: { x: 376, y: 148 },
    },
  ],
};

/** A card on a phone: the bell at the name, lines in place of the reason, and the button beside them. */
const callRow = (y: number, name: string, day: string): readonly WireframeElement[] => [
  { kind: "box", x: 16, y, w: 248, h: 136, radius: 16 },
  { kind: "icon", x: 46, y: y + 34, icon: "bell", size: 30 },
  { kind: "text", x: 74, y: y + 38, text: name, size: 19, bold: true },
  { kind: "text", x: 74, y: y + 62, text: day, size: 17 },
  { kind: "lines", x: 32, y: y + 86, w: 120, count: 2, gap: 20 },
  ...largeButton({ x: 168, y: y + 74, w: 80, h: 46, label: "Call", main: true }),
];

const callRows = (y: number): readonly WireframeElement[] => [
  ...callRow(y, "Walter O.", "Day 52 of 90"),
  ...callRow(y + 150, "Lien P.", "Day 12 of 90"),
  ...callRow(y + 300, "Rosa D.", "Day 34 of 90"),
];

const call: Pick<Wireframe, "name" | "width"> = { name: "step up call", width: 280 };
const callHeading: WireframeElement = { kind: "heading", x: 16, y: 40, text: "3 people need a call" };

/** The same for phones, as wide as a phone shows it; the note has room above the cards. */
export const callPaper: Wireframe = {
  ...call,
  height: 602,
  elements: [
    callHeading,
    ...callRows(150),
    {
      kind: "note",
      x: 92,
      y: 84,
      text: "a bell says THAT.\nTheo asks WHY.",
      size: 20,
      to: { x: 46, y: 164 },
      from: { x: 82, y: 92 },
    },
  ],
};

/** The same without the note. */
export const callDigital: Wireframe = { ...call, height: 518, elements: [callHeading, ...callRows(66)] };
