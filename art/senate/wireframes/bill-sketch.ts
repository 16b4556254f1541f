import type { Wireframe } from "../../lib/wireframe";
import { smallSize } from "./parts";

/** The upper part of a bill, for the header of Ideate: few words, large enough at 320 px. */
export const billSketch: Wireframe = {
  name: "Senate bill, its top",
  width: 390,
  height: 220,
  elements: [
    { kind: "text", x: 20, y: 46, size: smallSize, text: "Sample Bill 214" },
    { kind: "button", x: 268, y: 20, w: 102, h: 44, label: "Follow", pill: true },
    { kind: "heading", x: 20, y: 92, level: 1, text: "Safe bus stops" },
    { kind: "button", x: 20, y: 110, w: 175, h: 46, label: "Plain words", main: true },
    { kind: "button", x: 195, y: 110, w: 175, h: 46, label: "Official text" },
    { kind: "lines", x: 20, y: 172, w: 350, count: 2, gap: 22 },
  ],
};
