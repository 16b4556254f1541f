import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const days = (["Tue 13", "Wed 14", "Thu 15", "Fri 16"] as const).map((label, index): WireframeElement => ({
  kind: "button",
  x: 20 + index * 90,
  y: 322,
  w: 80,
  h: 46,
  label,
  main: index === 1,
}));

const times = (["9:30", "11:00", "1:00", "4:00"] as const).map((label, index): WireframeElement => ({
  kind: "button",
  x: 20 + index * 90,
  y: 420,
  w: 80,
  h: 46,
  label,
  main: index === 0,
}));

/** Booking on a phone: one screen for dogs, day, time and how to be told. */
export const appointmentFrame: Wireframe = {
  name: "Paws on Peachtree, appointment",
  width: 390,
  height: 844,
  elements: [
    { kind: "navBar", x: 0, y: 0, w: 390, h: 60, brand: "Paws on Peachtree", items: ["Cancel"] },
    { kind: "text", x: 20, y: 92, text: "Step 2 of 3" },
    { kind: "heading", x: 20, y: 130, text: "Choose a time", level: 1 },
    { kind: "text", x: 20, y: 176, text: "Who is coming?", size: 16, bold: true },
    { kind: "box", x: 20, y: 190, w: 168, h: 78, radius: 16 },
    { kind: "image", x: 30, y: 202, w: 54, h: 54, shape: "circle" },
    { kind: "choice", x: 92, y: 229, label: "Biscuit", shape: "tick", chosen: true },
    { kind: "box", x: 202, y: 190, w: 168, h: 78, radius: 16 },
    { kind: "image", x: 212, y: 202, w: 54, h: 54, shape: "circle" },
    { kind: "choice", x: 274, y: 229, label: "Moose", shape: "tick", chosen: true },
    { kind: "text", x: 20, y: 308, text: "Day", size: 16, bold: true },
    ...days,
    { kind: "text", x: 20, y: 406, text: "Start", size: 16, bold: true },
    ...times,
    { kind: "text", x: 20, y: 514, text: "Keep me posted by", size: 16, bold: true },
    { kind: "choice", x: 20, y: 544, label: "Text", shape: "ring", chosen: true },
    { kind: "choice", x: 124, y: 544, label: "Phone call", shape: "ring" },
    { kind: "choice", x: 276, y: 544, label: "Email", shape: "ring" },
    { kind: "box", x: 0, y: 744, w: 390, h: 100, tone: "light", radius: 0 },
    { kind: "text", x: 20, y: 768, text: "Wed, May 14, 9:30", bold: true },
    { kind: "text", x: 370, y: 768, text: "$135", bold: true, align: "end" },
    { kind: "button", x: 20, y: 782, w: 350, h: 50, label: "Next: check and book", main: true, pill: true },
    { kind: "note", x: 186, y: 172, text: "both at once", to: { x: 322, y: 194 }, from: { x: 302, y: 168 } },
    {
      kind: "note",
      x: 40,
      y: 604,
      text: "ask how, not just when.\nDana's real question!",
      to: { x: 122, y: 556 },
      from: { x: 100, y: 588 },
    },
    { kind: "note", x: 120, y: 688, text: "price always in sight", to: { x: 346, y: 750 }, from: { x: 300, y: 694 } },
  ],
};
