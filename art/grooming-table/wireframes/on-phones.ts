import type { Wireframe, WireframeElement } from "../../lib/wireframe";

/** Parts of the home page and of the store below the navigation, as phones show them. */

const stations = (["Here", "Bath", "Drying", "Trim", "Ready"] as const).flatMap((name, index): WireframeElement[] => {
  const x = 60 + index * 68;
  return [
    { kind: "choice", x: x - 10, y: 324, label: "", shape: "ring", chosen: index < 3 },
    { kind: "text", x, y: 358, text: name, size: 16, align: "middle" },
  ];
});

/** One of the visits. @param y its upper edge */
const visit = (y: number, name: string): readonly WireframeElement[] => [
  { kind: "box", x: 20, y, w: 350, h: 144, tone: "none", radius: 16 },
  { kind: "image", x: 36, y: y + 16, w: 100, h: 112 },
  { kind: "heading", x: 152, y: y + 40, text: name, level: 3 },
  { kind: "lines", x: 152, y: y + 56, w: 200, count: 2 },
  { kind: "text", x: 152, y: y + 122, text: "Book >", size: 17, bold: true },
];

/** From the first sentence to the first visit. */
export const homeTopFrame: Wireframe = {
  name: "Paws on Peachtree, home page on phones",
  width: 390,
  height: 650,
  elements: [
    { kind: "heading", x: 20, y: 54, text: "You will always\nknow how your\ndog is doing.", level: 1 },
    { kind: "image", x: 282, y: 26, w: 88, h: 108 },
    { kind: "lines", x: 20, y: 158, w: 350, count: 2 },
    { kind: "button", x: 20, y: 200, w: 150, h: 48, label: "Book a visit", main: true, pill: true },
    { kind: "button", x: 184, y: 200, w: 150, h: 48, label: "How it works", pill: true },
    { kind: "box", x: 20, y: 264, w: 350, h: 112, tone: "none", radius: 16 },
    { kind: "text", x: 36, y: 294, text: "Biscuit, today", size: 17, bold: true },
    ...stations,
    { kind: "heading", x: 20, y: 474, text: "Choose a visit" },
    ...visit(490, "Bath and brush"),
    {
      kind: "note",
      x: 150,
      y: 404,
      text: "news at every step:\nthe reason to choose us",
      size: 19,
      from: { x: 144, y: 402 },
      to: { x: 110, y: 366 },
    },
    {
      kind: "note",
      x: 206,
      y: 472,
      text: "one price per card?",
      size: 19,
      from: { x: 292, y: 482 },
      to: { x: 270, y: 506 },
    },
  ],
};

/** The same page from Biscuit's day to the third visit. */
export const homeVisitsFrame: Wireframe = {
  ...homeTopFrame,
  top: 254,
  height: 907,
  elements: [...homeTopFrame.elements, ...visit(650, "Full groom"), ...visit(810, "Van at your door")],
};

/** A row of the store. @param y its upper edge */
const products = (y: number, names: readonly string[]): readonly WireframeElement[] =>
  names.flatMap((name, index): WireframeElement[] => {
    const x = 20 + index * 180;
    return [
      { kind: "image", x, y, w: 170, h: 100 },
      { kind: "text", x, y: y + 128, text: name, size: 17, bold: true },
      { kind: "text", x: x + 170, y: y + 128, text: "$00", size: 16, align: "end" },
      { kind: "lines", x, y: y + 142, w: 164, count: 2, gap: 16 },
      { kind: "button", x, y: y + 182, w: 170, h: 44, label: "Add to cart", pill: true },
    ];
  });

const filters = (
  [
    { top: 174, title: "Care for", shape: "tick", items: ["Coat", "Paws", "Ears", "Teeth"], step: 82, chosen: 4 },
    { top: 244, title: "Skin", shape: "tick", items: ["Sensitive", "No scent"], step: 130, chosen: 0 },
    { top: 314, title: "Get it", shape: "ring", items: ["At my visit", "By mail"], step: 130, chosen: 1 },
  ] as const
).flatMap(({ top, title, shape, items, step, chosen }): WireframeElement[] => [
  { kind: "text", x: 36, y: top, text: title, size: 17, bold: true },
  ...items.map((label, index): WireframeElement => ({
    kind: "choice",
    x: 36 + index * step,
    y: top + 28,
    label,
    shape,
    chosen: index < chosen,
  })),
]);

/** From the filters, below the heading, to the end of the second row of products. */
export const storeFiltersFrame: Wireframe = {
  name: "Paws on Peachtree, store on phones",
  width: 390,
  top: 138,
  height: 941,
  elements: [
    { kind: "box", x: 20, y: 148, w: 350, h: 220, tone: "none", radius: 16 },
    ...filters,
    { kind: "text", x: 20, y: 404, text: "6 products", size: 16, bold: true },
    { kind: "text", x: 370, y: 404, text: "Sort: most used", size: 16, align: "end" },
    ...products(420, ["Shampoo", "Spray"]),
    ...products(690, ["Brush", "Balm"]),
    {
      kind: "note",
      x: 134,
      y: 301,
      text: "pick up at the next visit:\nno shipping to pay",
      size: 17,
      from: { x: 128, y: 308 },
      to: { x: 104, y: 331 },
    },
  ],
};
