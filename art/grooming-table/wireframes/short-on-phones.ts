import type { Wireframe, WireframeElement } from "../../lib/wireframe";

/**
 * The two screens of the booking with fewer parts, as phones show them. The sheets are narrower than a phone: its words
 * are seen larger.
 */
const width = 330;

const fourButtons = (y: number, labels: readonly string[], chosen: number): readonly WireframeElement[] =>
  labels.map((label, index) => ({
    kind: "button",
    x: 16 + index * 77,
    y,
    w: 67,
    h: 46,
    label,
    main: index === chosen,
  }));

const dog = (x: number, label: string): readonly WireframeElement[] => [
  { kind: "box", x, y: 116, w: 144, h: 52, radius: 16 },
  { kind: "choice", x: x + 16, y: 142, label, shape: "tick", chosen: true },
];

/** From the heading to the way to be told. */
export const appointmentShortFrame: Wireframe = {
  name: "Paws on Peachtree, appointment on phones",
  width,
  height: 520,
  elements: [
    { kind: "heading", x: 16, y: 52, text: "Choose a time", level: 1 },
    { kind: "text", x: 16, y: 100, text: "Who is coming?", size: 17, bold: true },
    ...dog(16, "Biscuit"),
    ...dog(170, "Moose"),
    { kind: "text", x: 16, y: 206, text: "Day", size: 17, bold: true },
    ...fourButtons(220, ["Tue 13", "Wed 14", "Thu 15", "Fri 16"], 1),
    { kind: "text", x: 16, y: 304, text: "Start", size: 17, bold: true },
    ...fourButtons(318, ["9:30", "11:00", "1:00", "4:00"], 0),
    { kind: "text", x: 16, y: 404, text: "Keep me posted by", size: 17, bold: true },
    { kind: "choice", x: 16, y: 434, label: "Text", shape: "ring", chosen: true },
    { kind: "choice", x: 102, y: 434, label: "Phone call", shape: "ring" },
    { kind: "choice", x: 236, y: 434, label: "Email", shape: "ring" },
    {
      kind: "note",
      x: 96,
      y: 492,
      text: "ask how, not just when.",
      size: 19,
      from: { x: 90, y: 488 },
      to: { x: 46, y: 454 },
    },
  ],
};

const fields = (
  [
    ["Your name", "Dana Whitfield"],
    ["Email", "dana@mail.example"],
    ["Mobile phone", ""],
    ["Password", ""],
  ] as const
).map(([label, value], index): WireframeElement => ({
  kind: "input",
  x: 16,
  y: 72 + index * 78,
  w: 298,
  h: 42,
  label,
  value,
}));

/** The fields, the button, and the way past them. */
export const signUpShortFrame: Wireframe = {
  name: "Paws on Peachtree, sign-up on phones",
  width,
  height: 520,
  elements: [
    { kind: "heading", x: 16, y: 52, text: "Save your dogs", level: 1 },
    ...fields,
    { kind: "button", x: 16, y: 390, w: 298, h: 48, label: "Save my dogs", main: true, pill: true },
    { kind: "text", x: 165, y: 468, text: "Finish without an account", size: 17, bold: true, align: "middle" },
    {
      kind: "note",
      x: 150,
      y: 506,
      text: "a way out, always",
      size: 19,
      from: { x: 144, y: 502 },
      to: { x: 112, y: 478 },
    },
  ],
};
