import type { WireframeElement } from "../../lib/wireframe";

type Button = Extract<WireframeElement, { kind: "button" }>;

/** A button whose label is written over it, larger than a button writes it, to be read in small pictures. */
export const largeButton = (button: Omit<Button, "kind">): readonly WireframeElement[] => {
  const { x, y, w, h, label, main = false } = button;
  return [
    // On paper, spaces rub out the hatching where the label comes.
    { kind: "button", ...button, label: label.replaceAll(/./gu, " ") },
    { kind: "text", x: x + w / 2, y: y + h / 2 + 7, text: label, size: 19, bold: true, align: "middle", onDark: main },
  ];
};
