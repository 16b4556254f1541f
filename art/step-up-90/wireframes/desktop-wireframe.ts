import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const callCard = (index: number, name: string, day: string, values: readonly number[]): readonly WireframeElement[] => {
  const y = 190 + index * 138;
  return [
    { kind: "box", x: 40, y, w: 886, h: 122, radius: 16 },
    { kind: "avatar", x: 92, y: y + 61, r: 32 },
    { kind: "heading", x: 146, y: y + 54, text: name, level: 3 },
    { kind: "text", x: 146, y: y + 80, text: day, size: 15 },
    { kind: "icon", x: 330, y: y + 46, icon: "bell", size: 26 },
    { kind: "lines", x: 356, y: y + 36, w: 170, count: 3, gap: 20 },
    { kind: "graph", x: 560, y: y + 20, w: 160, h: 82, values },
    { kind: "button", x: 756, y: y + 16, w: 150, h: 42, label: "Call", main: true },
    { kind: "button", x: 756, y: y + 66, w: 150, h: 42, label: "Called" },
  ];
};

/** The pharmacist's overview before the tests: who needs a call comes first, but not yet why. It ends after the cards. */
export const desktopWireframe: Wireframe = {
  name: "step up desktop",
  width: 966,
  height: 612,
  elements: [
    {
      kind: "navBar",
      x: 0,
      y: 0,
      w: 966,
      h: 72,
      brand: "Step Up 90",
      items: ["Patients", "Messages", "Reports"],
      active: 0,
    },
    { kind: "heading", x: 40, y: 142, text: "3 people need a call", level: 1 },
    { kind: "note", x: 440, y: 124, text: "who needs help first, not A to Z", size: 20 },
    ...callCard(0, "Walter O.", "Day 52 of 90", [0.2, 0.3, 0.34, 0.36, 0.6, 0.7, 0.9]),
    ...callCard(1, "Lien P.", "Day 12 of 90", [0.6, 0.4, 0.5]),
    ...callCard(2, "Rosa D.", "Day 34 of 90", [0.6, 0.7, 0.5, 0.6, 0.45, 0.6, 0.3]),
    {
      kind: "note",
      x: 440,
      y: 166,
      text: "a bell says THAT. Theo asks WHY.",
      size: 20,
      to: { x: 336, y: 220 },
      from: { x: 432, y: 160 },
    },
  ],
};

/** One card of it, for phones: as wide as a phone shows it. */
export const callWireframe: Wireframe = {
  name: "step up call",
  width: 280,
  height: 340,
  elements: [
    { kind: "heading", x: 16, y: 42, text: "3 people need a call" },
    { kind: "note", x: 20, y: 68, text: "a bell says THAT. Theo asks WHY.", size: 17 },
    { kind: "box", x: 16, y: 84, w: 248, h: 240, radius: 16 },
    { kind: "avatar", x: 60, y: 128, r: 28 },
    { kind: "heading", x: 104, y: 124, text: "Walter O.", level: 3 },
    { kind: "text", x: 104, y: 150, text: "Day 52 of 90", size: 17 },
    { kind: "icon", x: 44, y: 186, icon: "bell", size: 26 },
    { kind: "lines", x: 72, y: 176, w: 176, count: 3, gap: 20 },
    { kind: "button", x: 32, y: 256, w: 216, h: 48, label: "Call", main: true },
  ],
};
