import type { WireframeElement } from "../../lib/wireframe";

/** Size of the small words. On paper they are one larger: 12 px where a phone shows a screen of 390 at 270 px. */
export const smallSize = 17;

/** Size of the designers' notes. */
export const noteSize = 22;

/** A ring with its label in words of that size, which are larger than a choice's own. */
export const ringChoice = (x: number, y: number, label: string, chosen = false): readonly WireframeElement[] => [
  { kind: "choice", x, y, shape: "ring", label: "", chosen },
  { kind: "text", x: x + 30, y: y + 6, size: smallSize, text: label },
];
