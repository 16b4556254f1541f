import type { Wireframe, WireframeElement } from "../../lib/wireframe";

/** Every button says the same: the tests showed that this tells a screen reader user nothing. */
const products = (["Shampoo", "Spray", "Brush", "Paw balm", "Ear wipes", "Tooth kit"] as const).flatMap(
  (name, index): WireframeElement[] => {
    const x = 214 + (index % 3) * 178;
    const y = 228 + Math.floor(index / 3) * 292;
    return [
      { kind: "image", x, y, w: 158, h: 130 },
      { kind: "text", x, y: y + 158, text: name, size: 17, bold: true },
      { kind: "text", x: x + 158, y: y + 158, text: "$00", align: "end" },
      { kind: "lines", x, y: y + 172, w: 150, count: 2, gap: 16 },
      { kind: "button", x, y: y + 212, w: 158, h: 42, label: "Add to cart", pill: true },
    ];
  },
);

const filters = (
  [
    { top: 256, title: "Care for", shape: "tick", items: ["Coat", "Paws", "Ears", "Teeth"], chosen: 4 },
    { top: 424, title: "Skin", shape: "tick", items: ["Sensitive", "No scent"], chosen: 0 },
    { top: 532, title: "Get it", shape: "ring", items: ["At my visit", "By mail"], chosen: 1 },
  ] as const
).flatMap(({ top, title, shape, items, chosen }): WireframeElement[] => [
  { kind: "text", x: 48, y: top, text: title, size: 16, bold: true },
  ...items.map((label, index): WireframeElement => ({
    kind: "choice",
    x: 48,
    y: top + 26 + index * 32,
    label,
    shape,
    chosen: index < chosen,
  })),
]);

/** The store: filters at the side, products in rows of three. */
export const storeFrame: Wireframe = {
  name: "Paws on Peachtree, store",
  width: 760,
  height: 880,
  elements: [
    {
      kind: "navBar",
      x: 0,
      y: 0,
      w: 760,
      h: 60,
      brand: "Paws on Peachtree",
      items: ["Home", "Store", "About us", "Cart (2)"],
      active: 1,
      button: "Book a visit",
    },
    { kind: "box", x: 0, y: 61, w: 760, h: 108, tone: "mid", radius: 0 },
    { kind: "heading", x: 32, y: 116, text: "Clean between visits", level: 1 },
    { kind: "lines", x: 32, y: 134, w: 300, count: 1 },
    { kind: "image", x: 636, y: 72, w: 88, h: 88, shape: "circle" },
    { kind: "box", x: 32, y: 228, w: 158, h: 394, tone: "none", radius: 16 },
    ...filters,
    { kind: "text", x: 214, y: 210, text: "6 products", bold: true },
    { kind: "text", x: 728, y: 210, text: "Sort: most used", align: "end" },
    ...products,
    { kind: "box", x: 214, y: 796, w: 514, h: 66, tone: "mid", radius: 16 },
    { kind: "text", x: 232, y: 834, text: "Two-dog bath kit", size: 17, bold: true },
    { kind: "button", x: 592, y: 808, w: 118, h: 42, label: "Add the kit", main: true, pill: true },
    {
      kind: "note",
      x: 34,
      y: 690,
      text: "pick up at the\nnext visit: no\nshipping to pay",
      to: { x: 160, y: 572 },
      from: { x: 120, y: 670 },
    },
    {
      kind: "note",
      x: 34,
      y: 800,
      text: "only what the\nshop itself uses",
      to: { x: 210, y: 770 },
      from: { x: 160, y: 796 },
    },
  ],
};
