import type { Wireframe, WireframeElement } from "../../lib/wireframe";

const width = 112;
const columnX = (index: number): number => 16 + index * (width + 11);

const field = (index: number, label: string, value: string): readonly WireframeElement[] => {
  const x = columnX(index);
  const isNow = label === "Bottom";
  return [
    { kind: "box", x, y: 54, w: width, h: 78 },
    ...(isNow ? [{ kind: "box", x: x + 5, y: 59, w: width - 10, h: 68 } as const] : []),
    { kind: "text", x: x + 14, y: 80, text: label, size: 17, bold: isNow },
    { kind: "heading", x: x + 14, y: 118, text: value, level: 1 },
  ];
};

const key = (index: number, digit: string): readonly WireframeElement[] => [
  { kind: "box", x: columnX(index), y: 146, w: width, h: 60 },
  { kind: "heading", x: columnX(index) + width / 2, y: 188, text: digit, level: 1, align: "middle" },
];

/** The fields and the first keys of Log, for the header of Ideate: few words, large enough at 320 px. */
export const keysSketch: Wireframe = {
  name: "step up keys",
  width: 390,
  height: 220,
  elements: [
    { kind: "heading", x: 16, y: 38, text: "The bottom number?" },
    ...field(0, "Top", "128"),
    ...field(1, "Bottom", "82"),
    ...field(2, "Pulse", ""),
    ...["1", "2", "3"].flatMap((digit, index) => key(index, digit)),
    {
      kind: "note",
      x: 374,
      y: 24,
      text: "one number\nat a time",
      size: 19,
      align: "end",
    },
  ],
};
