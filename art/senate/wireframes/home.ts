import type { IconName, Wireframe, WireframeElement } from "../../lib/wireframe";
import { phone } from "../screens";
import { noteSize, smallSize } from "./parts";

const tabs: readonly (readonly [label: string, icon: IconName])[] = [
  ["Today", "home"],
  ["Bills", "search"],
  ["Senator", "person"],
  ["Messages", "mail"],
];

/** The bar of tabs with larger words than a bar's own. The first tab is the current one. */
const tabBar = (y: number): readonly WireframeElement[] => [
  { kind: "navBar", x: 0, y, w: phone.width, h: phone.height - y, items: [] },
  ...tabs.flatMap(([label, icon], index): readonly WireframeElement[] => {
    const x = 48 + index * 97;
    return [
      { kind: "icon", icon, x, y: y + 25, size: 24 },
      { kind: "text", x, y: y + 59, size: smallSize, align: "middle", bold: index === 0, text: label },
    ];
  }),
  { kind: "line", x1: 24, y1: y + 69, x2: 72, y2: y + 69 },
];

/** What happened in the senate today, and the one thing the reader can still do. */
export const homeWireframe: Wireframe = {
  name: "Senate home",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "navBar", x: 0, y: 30, w: 390, h: 56, brand: "Senate", items: [] },
    { kind: "icon", icon: "bell", x: 352, y: 57, size: 26 },
    { kind: "heading", x: 20, y: 130, level: 1, text: "Today in the senate" },
    { kind: "text", x: 20, y: 160, size: smallSize, text: "Tuesday. In session until 5 p.m." },

    { kind: "box", x: 16, y: 180, w: 358, h: 246, radius: 14 },
    { kind: "text", x: 34, y: 209, size: smallSize, text: "Voted on this morning" },
    { kind: "heading", x: 34, y: 241, text: "Safe bus stops" },
    { kind: "lines", x: 34, y: 258, w: 320, count: 2, gap: 20 },
    { kind: "meter", x: 34, y: 304, w: 322, h: 12, part: 34 / 56 },
    { kind: "text", x: 34, y: 342, size: smallSize, bold: true, text: "Passed: 34 yes" },
    { kind: "text", x: 356, y: 342, size: smallSize, align: "end", text: "20 no" },
    { kind: "line", x1: 34, y1: 360, x2: 356, y2: 360 },
    { kind: "avatar", x: 56, y: 393, r: 21 },
    { kind: "text", x: 90, y: 399, size: smallSize, text: "Your senator" },
    { kind: "icon", icon: "check", x: 252, y: 393, size: 22 },
    { kind: "text", x: 356, y: 399, size: smallSize, bold: true, align: "end", text: "voted yes" },

    { kind: "box", x: 16, y: 440, w: 358, h: 178, radius: 14 },
    { kind: "text", x: 34, y: 469, size: smallSize, bold: true, text: "Vote today, about 2 p.m." },
    { kind: "heading", x: 34, y: 501, text: "Paid time to vote" },
    { kind: "lines", x: 34, y: 517, w: 320, count: 2, gap: 19 },
    { kind: "button", x: 34, y: 556, w: 322, h: 48, label: "Write before the vote", main: true },

    { kind: "box", x: 16, y: 632, w: 358, h: 66, radius: 14 },
    { kind: "icon", icon: "mail", x: 46, y: 665, size: 24 },
    { kind: "text", x: 72, y: 671, size: smallSize, text: "Your senator answered you" },
    { kind: "icon", icon: "forward", x: 350, y: 665, size: 20 },

    {
      kind: "note",
      x: 34,
      y: 738,
      size: noteSize,
      text: "only one red button",
      to: { x: 324, y: 612 },
      from: { x: 252, y: 730 },
    },
    ...tabBar(764),
  ],
};
