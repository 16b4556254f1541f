import type { Wireframe } from "../../lib/wireframe";
import { phone } from "../screens";

/** A message to the reader's own senator: one choice, one field, one button. */
export const contactWireframe: Wireframe = {
  name: "Senate contact",
  width: phone.width,
  height: phone.height,
  elements: [
    { kind: "icon", icon: "back", x: 28, y: 62, size: 22 },
    { kind: "text", x: 46, y: 68, size: 16, text: "Bill" },
    { kind: "heading", x: 20, y: 122, level: 1, text: "Write to your senator" },
    { kind: "avatar", x: 44, y: 166, r: 24 },
    { kind: "text", x: 82, y: 162, size: 17, bold: true, text: "Senator Odessa Larkmoor" },
    { kind: "text", x: 82, y: 184, text: "Sample District 7" },
    { kind: "line", x1: 0, y1: 208, x2: 390, y2: 208 },
    { kind: "text", x: 20, y: 236, text: "About Sample Bill 214" },
    { kind: "heading", x: 20, y: 262, level: 3, text: "Safe bus stops" },
    { kind: "text", x: 370, y: 250, align: "end", bold: true, text: "Change" },
    { kind: "heading", x: 20, y: 304, level: 3, text: "What would you like to do?" },
    { kind: "box", x: 20, y: 318, w: 350, h: 46, tone: "light" },
    { kind: "choice", x: 34, y: 341, shape: "ring", label: "Ask a question", chosen: true },
    { kind: "box", x: 20, y: 372, w: 350, h: 46 },
    { kind: "choice", x: 34, y: 395, shape: "ring", label: "Say what I think" },
    { kind: "box", x: 20, y: 426, w: 350, h: 46 },
    { kind: "choice", x: 34, y: 449, shape: "ring", label: "Get help with a state office" },
    { kind: "input", x: 20, y: 488, w: 350, h: 92, label: "Your message" },
    { kind: "lines", x: 36, y: 528, w: 300, count: 3, gap: 22 },
    { kind: "text", x: 20, y: 644, text: "Draft saved" },
    { kind: "button", x: 212, y: 618, w: 158, h: 44, label: "Speak instead", pill: true },
    { kind: "icon", icon: "clock", x: 32, y: 704, size: 24 },
    { kind: "text", x: 56, y: 710, text: "An answer in about 5 days" },
    { kind: "button", x: 20, y: 762, w: 350, h: 52, label: "Send", main: true },
    {
      kind: "note",
      x: 232,
      y: 738,
      size: 19,
      text: "say it, don't type",
      to: { x: 290, y: 668 },
      from: { x: 300, y: 720 },
    },
  ],
};
