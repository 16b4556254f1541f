import type { Wireframe, WireframeElement } from "../../lib/wireframe";

/** Three cards of visits. Prices are missing on purpose: the first tests showed that people look for them. */
const visitCards = (["Bath and brush", "Full groom", "Van at your door"] as const).flatMap(
  (name, index): WireframeElement[] => {
    const x = 32 + index * 239;
    return [
      { kind: "box", x, y: 474, w: 218, h: 196, tone: "none", radius: 16 },
      { kind: "image", x: x + 16, y: 488, w: 186, h: 82 },
      { kind: "heading", x: x + 16, y: 598, text: name, level: 3 },
      { kind: "lines", x: x + 16, y: 610, w: 180, count: 2, gap: 16 },
      { kind: "text", x: x + 16, y: 658, text: "Book >", bold: true },
    ];
  },
);

const promises = (["We keep you posted", "We ask first", "You know who it is"] as const).flatMap(
  (name, index): WireframeElement[] => {
    const x = 32 + index * 239;
    return [
      { kind: "text", x, y: 766, text: name, size: 17, bold: true, onDark: true },
      { kind: "lines", x, y: 780, w: 204, count: 2, gap: 16 },
    ];
  },
);

const products = (["Shampoo", "Brush", "Paw balm", "Ear wipes"] as const).flatMap((name, index): WireframeElement[] => {
  const x = 32 + index * 178;
  return [
    { kind: "image", x, y: 920, w: 160, h: 90 },
    { kind: "text", x, y: 1032, text: name, bold: true },
  ];
});

const stations = (["Here", "Bath", "Drying", "Trim", "Ready"] as const).map((label, index): WireframeElement => ({
  kind: "choice",
  x: 222 + index * 100,
  y: 367,
  label,
  shape: "ring",
  chosen: index < 3,
}));

/** The home page, as wide as three quarters of the final screen, so that its words stay readable. */
export const homeFrame: Wireframe = {
  name: "Paws on Peachtree, home page",
  width: 760,
  height: 1104,
  elements: [
    {
      kind: "navBar",
      x: 0,
      y: 0,
      w: 760,
      h: 60,
      brand: "Paws on Peachtree",
      items: ["Home", "Store", "About us", "Sign in"],
      active: 0,
      button: "Book a visit",
    },
    { kind: "heading", x: 32, y: 126, text: "You will always\nknow how your dog\nis doing.", level: 1 },
    { kind: "lines", x: 32, y: 230, w: 320, count: 2 },
    { kind: "button", x: 32, y: 276, w: 148, h: 46, label: "Book a visit", main: true, pill: true },
    { kind: "button", x: 194, y: 276, w: 150, h: 46, label: "How it works", pill: true },
    { kind: "image", x: 398, y: 84, w: 330, h: 238, label: "two dogs at the bath" },
    { kind: "box", x: 32, y: 340, w: 696, h: 54, tone: "none", radius: 16 },
    { kind: "text", x: 50, y: 373, text: "Biscuit, today", size: 16, bold: true },
    ...stations,
    { kind: "heading", x: 32, y: 452, text: "Choose a visit", level: 2 },
    ...visitCards,
    { kind: "box", x: 0, y: 692, w: 760, h: 132, tone: "dark", radius: 0 },
    { kind: "heading", x: 32, y: 734, text: "Three promises", level: 2, onDark: true },
    ...promises,
    { kind: "heading", x: 32, y: 896, text: "Clean between visits", level: 2 },
    { kind: "text", x: 728, y: 896, text: "See the whole store", bold: true, align: "end" },
    ...products,
    { kind: "line", x1: 0, y1: 1054, x2: 760, y2: 1054 },
    { kind: "text", x: 32, y: 1084, text: "Address" },
    { kind: "text", x: 380, y: 1084, text: "Hours", align: "middle" },
    { kind: "text", x: 728, y: 1084, text: "Phone", align: "end" },
    {
      kind: "note",
      x: 452,
      y: 432,
      text: "news at every step:\nthe reason to choose us",
      to: { x: 522, y: 384 },
      from: { x: 500, y: 418 },
    },
    {
      kind: "note",
      x: 250,
      y: 450,
      text: "one price per card?",
      to: { x: 236, y: 484 },
      from: { x: 262, y: 456 },
      size: 17,
    },
  ],
};
