import type { Wireframe } from "../../lib/wireframe";
import { phone } from "../screens";

/** What happened in the senate today, and the one thing the reader can still do. */
export const homeWireframe: Wireframe = {
  name: "Senate home",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "navBar", x: 0, y: 30, w: 390, h: 56, brand: "Senate", items: [] },
    { kind: "icon", icon: "bell", x: 352, y: 57, size: 26 },
    { kind: "heading", x: 20, y: 130, level: 1, text: "Today in the senate" },
    { kind: "text", x: 20, y: 158, text: "Tuesday. In session until 5 p.m." },

    { kind: "box", x: 16, y: 180, w: 358, h: 246, radius: 14 },
    { kind: "text", x: 34, y: 208, text: "Voted on this morning" },
    { kind: "heading", x: 34, y: 240, text: "Safe bus stops" },
    { kind: "lines", x: 34, y: 258, w: 320, count: 2, gap: 20 },
    { kind: "meter", x: 34, y: 306, w: 322, h: 12, part: 34 / 56 },
    { kind: "text", x: 34, y: 342, bold: true, text: "Passed: 34 yes" },
    { kind: "text", x: 356, y: 342, align: "end", text: "20 no" },
    { kind: "line", x1: 34, y1: 360, x2: 356, y2: 360 },
    { kind: "avatar", x: 56, y: 393, r: 21 },
    { kind: "text", x: 90, y: 399, size: 16, text: "Your senator" },
    { kind: "icon", icon: "check", x: 262, y: 393, size: 22 },
    { kind: "text", x: 356, y: 399, size: 16, bold: true, align: "end", text: "voted yes" },

    { kind: "box", x: 16, y: 440, w: 358, h: 178, radius: 14 },
    { kind: "text", x: 34, y: 468, bold: true, text: "Vote today, about 2 p.m." },
    { kind: "heading", x: 34, y: 500, text: "Paid time to vote" },
    { kind: "lines", x: 34, y: 518, w: 320, count: 2, gap: 19 },
    { kind: "button", x: 34, y: 556, w: 322, h: 48, label: "Write before the vote", main: true },

    { kind: "box", x: 16, y: 632, w: 358, h: 66, radius: 14 },
    { kind: "icon", icon: "mail", x: 46, y: 665, size: 24 },
    { kind: "text", x: 72, y: 671, size: 16, text: "Your senator answered you" },
    { kind: "icon", icon: "forward", x: 350, y: 665, size: 20 },

    {
      kind: "note",
      x: 84,
      y: 740,
      size: 19,
      text: "only one red button",
      to: { x: 330, y: 612 },
      from: { x: 246, y: 732 },
    },
    {
      kind: "navBar",
      x: 0,
      y: 764,
      w: 390,
      h: 80,
      items: ["Today", "Bills", "Senator", "Messages"],
      icons: ["home", "search", "person", "mail"],
      active: 0,
    },
  ],
};
