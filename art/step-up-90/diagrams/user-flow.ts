import { arrow, box, color, sheet, words } from "./sheet";

const nodeWidth = 130;
/** The height of a step's box. */
export const nodeHeight = 76;
const step = 152;
const left = 34;

interface NodeOptions {
  readonly strong?: boolean;
  readonly w?: number;
}

/** A step of the flow; one or two short lines in the middle of a box. */
export const node = (
  x: number,
  y: number,
  lines: readonly string[],
  { strong = false, w = nodeWidth }: NodeOptions = {},
): string =>
  `${box(x, y, w, nodeHeight, strong ? color.deep : color.white, strong ? undefined : color.teal, 14)}${lines
    .map((line, index) =>
      words(x + w / 2, y + nodeHeight / 2 + 6 + (index - (lines.length - 1) / 2) * 21, line, {
        size: 17,
        weight: 600,
        anchor: "middle",
        fill: strong ? color.white : color.deep,
      }),
    )
    .join("")}`;

/** A ground for what happens in one place. */
export const lane = (y: number, h: number, name: string, w = 928): string =>
  `${box(16, y, w, h, color.warm, undefined, 14)}${words(left, y + 32, name, { size: 18, weight: 700, fill: color.quiet })}`;

const topY = 128;
const deskY = 402;
const x = (index: number): number => left + index * step;
const middle = topY + nodeHeight / 2;
const deskMiddle = deskY + nodeHeight / 2;

/** From one box to the next on the same line. */
const across = (index: number): string =>
  arrow(`M${String(x(index) + nodeWidth)} ${String(middle)}H${String(x(index + 1) - 3)}`);

/** From a box back to the one before, under both. */
const back = (index: number): string =>
  arrow(
    `M${String(x(index) + nodeWidth / 2 - 14)} ${String(topY + nodeHeight)}v26H${String(x(index - 1) + nodeWidth / 2 + 14)}v-23`,
    true,
  );

/** Between the lanes: what goes from the phone to the desk crosses here. */
const crossing = 322;
const listX = 300;
const listWidth = 174;

/** User flow of Ideate: logging a reading, and what it sets off. */
export const userFlow = (): string =>
  sheet(
    960,
    560,
    "User flow: log a reading on the phone, and how it reaches the call list",
    [
      lane(16, 298, "Rosa’s phone"),
      lane(330, 214, "Theo’s desk"),
      arrow(
        `M${String(x(0) + 64)} ${String(topY)}V86Q${String(x(0) + 64)} 74 ${String(x(0) + 76)} 74H${String(x(4) + 52)}Q${String(x(4) + 64)} 74 ${String(x(4) + 64)} 86V${String(topY - 3)}`,
      ),
      box(x(2) - 14, 58, 158, 32, color.warm, undefined, 6),
      words(x(2) + 65, 80, "or speak all three", { size: 17, weight: 600, anchor: "middle", fill: color.deep }),
      node(x(0), topY, ["Tap Log"], { strong: true }),
      node(x(1), topY, ["Key in", "top number"]),
      node(x(2), topY, ["Key in", "bottom"]),
      node(x(3), topY, ["Key in", "pulse"]),
      node(x(4), topY, ["Hear it,", "say yes"]),
      node(x(5), topY, ["Saved"], { strong: true }),
      ...[0, 1, 2, 3, 4].map(across),
      back(2),
      back(3),
      back(4),
      words(x(1) + 52, topY + nodeHeight + 58, "Undo: one digit back, or one step back. Same key, same place.", {
        fill: color.quiet,
      }),
      node(x(0), topY + nodeHeight + 22, ["Ask Theo", "to call"], { strong: true }),
      arrow(
        `M${String(x(0) + 65)} ${String(topY + nodeHeight * 2 + 22)}V${String(crossing)}H${String(listX + listWidth / 2)}V${String(deskY - 3)}`,
      ),
      arrow(
        `M${String(x(5) + 65)} ${String(topY + nodeHeight)}V${String(crossing)}H${String(x(4) + 65)}V${String(deskY - 3)}`,
      ),
      node(x(4), deskY, ["Does it meet", "a rule?"]),
      arrow(`M${String(x(4) + nodeWidth)} ${String(deskMiddle)}H${String(x(5) - 3)}`),
      node(x(5), deskY, ["No: stays in", "her record"]),
      arrow(`M${String(x(4))} ${String(deskMiddle)}H${String(listX + listWidth + 3)}`),
      words((x(4) + listX + listWidth) / 2, deskMiddle - 12, "Yes", {
        size: 17,
        weight: 700,
        anchor: "middle",
        fill: color.deep,
      }),
      node(listX, deskY, ["Call list,", "with a reason"], { w: listWidth }),
      arrow(`M${String(listX)} ${String(deskMiddle)}H${String(left + listWidth + 3)}`),
      node(left, deskY, ["Theo calls Rosa"], { strong: true, w: listWidth }),
      words(left, deskY + nodeHeight + 38, "Rosa and Theo set the rules on day 1.", { fill: color.quiet }),
    ].join("\n"),
  );
