import type { Wireframe } from "../../lib/wireframe";

/** One detail of a wide page, for phones: as wide as a phone shows it. */

const detail = { width: 280, height: 320 } as const;

/** A visit of the home page. */
export const visitFrame: Wireframe = {
  ...detail,
  name: "Paws on Peachtree, a visit",
  elements: [
    { kind: "heading", x: 16, y: 38, text: "Choose a visit" },
    { kind: "box", x: 16, y: 56, w: 248, h: 248, tone: "none", radius: 16 },
    { kind: "image", x: 32, y: 72, w: 216, h: 96 },
    { kind: "heading", x: 32, y: 202, text: "Bath and brush", level: 3 },
    { kind: "lines", x: 32, y: 216, w: 216, count: 2 },
    { kind: "text", x: 32, y: 284, size: 17, text: "Book >", bold: true },
    { kind: "note", x: 150, y: 268, text: "one price\nper card?", size: 19 },
  ],
};

/** A product of the store, and the ways to get it. */
export const productFrame: Wireframe = {
  ...detail,
  name: "Paws on Peachtree, a product",
  elements: [
    { kind: "image", x: 16, y: 16, w: 248, h: 92 },
    { kind: "text", x: 16, y: 136, size: 18, text: "Shampoo", bold: true },
    { kind: "text", x: 264, y: 136, size: 17, text: "$00", align: "end" },
    { kind: "button", x: 16, y: 152, w: 248, h: 44, label: "Add to cart", pill: true },
    { kind: "text", x: 16, y: 236, size: 17, text: "Get it", bold: true },
    { kind: "choice", x: 16, y: 262, label: "At my visit", shape: "ring", chosen: true },
    { kind: "choice", x: 16, y: 296, label: "By mail", shape: "ring" },
    {
      kind: "note",
      x: 154,
      y: 248,
      text: "no shipping\nto pay",
      size: 19,
      from: { x: 150, y: 254 },
      to: { x: 132, y: 262 },
    },
  ],
};
