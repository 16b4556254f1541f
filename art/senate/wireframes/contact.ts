import type { Wireframe } from "../../lib/wireframe";
import { phone } from "../screens";
import { noteSize, ringChoice, smallSize } from "./parts";

/** A message to the reader's own senator: one choice, one field, one button. */
export const contactWireframe: Wireframe = {
  name: "Senate contact",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "icon", icon: "back", x: 28, y: 62, size: 22 },
    { kind: "text", x: 46, y: 68, size: smallSize, text: "Bill" },
    { kind: "heading", x: 20, y: 122, level: 1, text: "Write to your senator" },
    { kind: "avatar", x: 44, y: 166, r: 24 },
    { kind: "text", x: 82, y: 162, size: smallSize, bold: true, text: "Senator Odessa Larkmoor" },
    { kind: "text", x: 82, y: 186, size: smallSize, text: "Sample District 7" },
    { kind: "line", x1: 0, y1: 208, x2: 390, y2: 208 },
    { kind: "text", x: 20, y: 236, size: smallSize, text: "About Sample Bill 214" },
    { kind: "heading", x: 20, y: 263, level: 3, text: "Safe bus stops" },
    { kind: "text", x: 370, y: 250, size: smallSize, align: "end", bold: true, text: "Change" },
    { kind: "heading", x: 20, y: 304, level: 3, text: "What would you like to do?" },
    { kind: "box", x: 20, y: 318, w: 350, h: 46, tone: "light" },
    ...ringChoice(34, 341, "Ask a question", true),
    { kind: "box", x: 20, y: 372, w: 350, h: 46 },
    ...ringChoice(34, 395, "Say what I think"),
    { kind: "box", x: 20, y: 426, w: 350, h: 46 },
    ...ringChoice(34, 449, "Get help with a state office"),
    { kind: "heading", x: 20, y: 503, level: 3, text: "Your message" },
    // The words above are the field's label, larger than its own.
    { kind: "input", x: 20, y: 490, w: 350, h: 90, label: "" },
    { kind: "lines", x: 36, y: 530, w: 300, count: 3, gap: 22 },
    { kind: "text", x: 20, y: 644, size: smallSize, text: "Draft saved" },
    { kind: "button", x: 212, y: 616, w: 158, h: 44, label: "Speak instead", pill: true },
    { kind: "icon", icon: "clock", x: 32, y: 732, size: 24 },
    { kind: "text", x: 56, y: 738, size: smallSize, text: "An answer in about 5 days" },
    { kind: "button", x: 20, y: 762, w: 350, h: 52, label: "Send", main: true },
    {
      kind: "note",
      x: 130,
      y: 704,
      size: noteSize,
      text: "say it, don't type",
      to: { x: 322, y: 666 },
      from: { x: 316, y: 698 },
    },
  ],
};
