import type { Wireframe } from "../../lib/wireframe";

/** One visit of the home page, narrow enough to stand beside itself. The ground is seen in gray boxes only. */
export const visitCard: Wireframe = {
  name: "Paws on Peachtree, visit card",
  width: 128,
  height: 220,
  elements: [
    { kind: "box", x: -20, y: -20, w: 168, h: 260, tone: "light", radius: 0 },
    { kind: "box", x: 9, y: 12, w: 110, h: 196, tone: "none", radius: 14 },
    { kind: "image", x: 19, y: 22, w: 90, h: 66 },
    { kind: "heading", x: 19, y: 112, text: "Bath and\nbrush", level: 3 },
    { kind: "lines", x: 19, y: 148, w: 90, count: 2, gap: 15 },
    { kind: "text", x: 19, y: 195, text: "Book >", size: 17, bold: true },
  ],
};
