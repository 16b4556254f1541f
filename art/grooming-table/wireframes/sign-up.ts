import type { Wireframe } from "../../lib/wireframe";

/** The account comes after the booking, and can be skipped. */
export const signUpFrame: Wireframe = {
  name: "Paws on Peachtree, sign-up",
  width: 390,
  height: 844,
  elements: [
    { kind: "navBar", x: 0, y: 0, w: 390, h: 60, brand: "Paws on Peachtree", items: [], menu: true },
    { kind: "heading", x: 20, y: 116, text: "Save your dogs", level: 1 },
    { kind: "lines", x: 20, y: 130, w: 200, count: 1 },
    { kind: "image", x: 300, y: 80, w: 66, h: 66, shape: "circle" },
    { kind: "input", x: 20, y: 172, w: 350, h: 48, label: "Your name", value: "Dana Whitfield" },
    { kind: "input", x: 20, y: 266, w: 350, h: 48, label: "Email", value: "dana@mail.example" },
    { kind: "input", x: 20, y: 360, w: 350, h: 48, label: "Mobile phone" },
    { kind: "input", x: 20, y: 454, w: 350, h: 48, label: "Password" },
    { kind: "text", x: 352, y: 508, text: "Show", bold: true, align: "end" },
    { kind: "text", x: 20, y: 566, text: "Send me", size: 16, bold: true },
    { kind: "choice", x: 20, y: 594, label: "A photo at each step", shape: "tick", chosen: true },
    { kind: "choice", x: 20, y: 632, label: "A reminder for the next trim", shape: "tick" },
    { kind: "button", x: 20, y: 720, w: 350, h: 50, label: "Save my dogs", main: true, pill: true },
    { kind: "text", x: 195, y: 804, text: "Finish without an account", bold: true, align: "middle" },
    {
      kind: "note",
      x: 178,
      y: 376,
      text: "only if she wants texts",
      to: { x: 136, y: 374 },
      from: { x: 170, y: 370 },
      size: 17,
    },
    {
      kind: "note",
      x: 232,
      y: 834,
      text: "a way out, always",
      to: { x: 196, y: 812 },
      from: { x: 224, y: 830 },
      size: 17,
    },
  ],
};
