import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const margin = 20;
const width = 110;
const columnX = (index: number): number => margin + index * (width + 10);

const field = (index: number, label: string, value: string): readonly WireframeElement[] => {
  const x = columnX(index);
  const isNow = label === "Bottom";
  return [
    { kind: "box", x, y: 56, w: width, h: 74 },
    ...(isNow ? [{ kind: "box", x: x + 5, y: 61, w: width - 10, h: 64 } as const] : []),
    { kind: "text", x: x + 14, y: 82, text: label, size: 17, bold: isNow },
    { kind: "heading", x: x + 14, y: 118, text: value, level: 1 },
  ];
};

const key = (index: number, digit: string): readonly WireframeElement[] => [
  { kind: "box", x: columnX(index), y: 140, w: width, h: 60 },
  { kind: "heading", x: columnX(index) + width / 2, y: 182, text: digit, level: 1, align: "middle" },
];

/** The fields and the first keys of Log, for the header of Ideate: few words, large enough at 320 px. */
export const keysSketch: Wireframe = {
  name: "step up keys",
  width: 390,
  height: 220,
  elements: [
    { kind: "heading", x: margin, y: 40, text: "The bottom number?" },
    { kind: "text", x: 390 - margin, y: 40, text: "2 of 3", size: 18, align: "end" },
    ...field(0, "Top", "128"),
    ...field(1, "Bottom", "82"),
    ...field(2, "Pulse", ""),
    ...["1", "2", "3"].flatMap((digit, index) => key(index, digit)),
  ],
};
