import { arrow, box, color, sheet, words } from "./sheet";
import { lane, node, nodeHeight } from "./user-flow";

const w = 134;
const [rowY, turnY, deskY, noY] = [112, 290, 470, 594];
const x = (column: number): number => 34 + column * 160;
const middleX = (column: number): number => x(column) + w / 2;
const middleY = (y: number): number => y + nodeHeight / 2;
const across = (column: number): string => arrow(`M${x(column) + w} ${middleY(rowY)}H${x(column + 1) - 3}`);
/** From a box back to the one before, under both. */
const back = (column: number): string =>
  arrow(`M${middleX(column) - 14} ${rowY + nodeHeight}v26H${middleX(column - 1) + 14}v-23`, true);

/** Between the lanes: what goes from the phone to the desk crosses here, one column to the right. */
const crossing = 396;
const toDesk = (column: number): string =>
  arrow(`M${middleX(column)} ${turnY + nodeHeight}V${crossing}H${middleX(column + 1)}V${deskY - 3}`);

/** The word at a branch. */
const answer = (atX: number, y: number, text: string, anchor: "start" | "middle"): string =>
  words(atX, y, text, { size: 17, weight: 700, anchor, fill: color.deep });

const phone = (): readonly string[] => [
  arrow(
    `M${middleX(0)} ${rowY}V82Q${middleX(0)} 74 ${middleX(0) + 8} 74H660Q668 74 668 82V${middleY(turnY) - 8}Q668 ${middleY(turnY)} 660 ${middleY(turnY)}H${x(3) + w + 3}`,
  ),
  box(x(2) - 92, 58, 158, 32, color.warm, undefined, 6),
  words(x(2) - 13, 80, "or speak all three", { size: 17, weight: 600, anchor: "middle", fill: color.deep }),
  node(x(0), rowY, ["Tap Log"], { strong: true, w }),
  node(x(1), rowY, ["Key in", "top number"], { w }),
  node(x(2), rowY, ["Key in", "bottom"], { w }),
  node(x(3), rowY, ["Key in", "pulse"], { w }),
  ...[0, 1, 2].map(across),
  back(2),
  back(3),
  // Under the dotted way, and as wide.
  words(middleX(1) + 14, rowY + nodeHeight + 52, "Undo: one digit back, or one step back.", { fill: color.quiet }),
  words(middleX(1) + 14, rowY + nodeHeight + 73, "Same key, same place.", { fill: color.quiet }),
  arrow(`M${middleX(3) + 10} ${rowY + nodeHeight}V${turnY - 3}`),
  arrow(`M${middleX(3) + 36} ${turnY}V${rowY + nodeHeight + 3}`, true),
  node(x(3), turnY, ["Hear it,", "say yes"], { w }),
  arrow(`M${x(3)} ${middleY(turnY)}H${x(2) + w + 3}`),
  node(x(2), turnY, ["Saved"], { strong: true, w }),
  node(x(0), turnY, ["Ask Theo", "to call"], { strong: true, w }),
];

const pharmacy = (): readonly string[] => [
  toDesk(0),
  toDesk(2),
  node(x(3), deskY, ["Does it meet", "a rule?"], { w }),
  arrow(`M${middleX(3)} ${deskY + nodeHeight}V${noY - 3}`),
  answer(middleX(3) + 14, (deskY + nodeHeight + noY) / 2 + 5, "No", "start"),
  node(x(3), noY, ["Stays in", "her record"], { w }),
  arrow(`M${x(3)} ${middleY(deskY)}H${x(1) + w + 3}`),
  answer((x(3) + x(1) + w) / 2, middleY(deskY) - 12, "Yes", "middle"),
  node(x(1), deskY, ["Call list,", "with a reason"], { w }),
  arrow(`M${x(1)} ${middleY(deskY)}H${x(0) + w + 3}`),
  node(x(0), deskY, ["Theo calls", "Rosa"], { strong: true, w }),
  words(x(0), middleY(noY) + 6, "Rosa and Theo set the rules on day 1.", { fill: color.quiet }),
];

/** The flow for tablets: it turns back after the pulse. */
export const userFlowMedium = (): string =>
  sheet(
    704,
    706,
    "User flow: log a reading on the phone, and how it reaches the call list",
    [lane(16, 372, "Rosa’s phone", 672), lane(404, 286, "Theo’s desk", 672), ...phone(), ...pharmacy()].join("\n"),
  );
