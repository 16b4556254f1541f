import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const cards = (["Bath and brush", "Full groom"] as const).flatMap((name, index): WireframeElement[] => {
  const x = 16 + index * 186;
  return [
    { kind: "box", x, y: 54, w: 172, h: 152, tone: "none", radius: 16 },
    { kind: "image", x: x + 14, y: 66, w: 144, h: 60 },
    { kind: "heading", x: x + 14, y: 154, text: name, level: 3 },
    { kind: "lines", x: x + 14, y: 164, w: 142, count: 1 },
    { kind: "text", x: x + 14, y: 194, size: 17, text: "Book >", bold: true },
  ];
});

/** Two visits of the home page, for the header of Ideate: few words, large enough at 320 px. */
export const visitSketch: Wireframe = {
  name: "Paws on Peachtree, two visits",
  width: 390,
  height: 220,
  elements: [
    { kind: "heading", x: 16, y: 38, text: "Choose a visit" },
    ...cards,
    {
      kind: "note",
      x: 374,
      y: 32,
      text: "one price per card?",
      size: 19,
      align: "end",
      from: { x: 330, y: 38 },
      to: { x: 316, y: 60 },
    },
  ],
};
