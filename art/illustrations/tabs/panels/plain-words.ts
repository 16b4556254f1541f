import { checkDisc } from "../../deliverables/panel";
import { palette } from "../../lib/palette";
import { place, rect, stroke } from "../../lib/svg";
import { words } from "../lettering";
import type { Panel } from "./panel";

/** A sentence that goes on and on. */
const longSentence = (width: number): string =>
  rect(0, 0, width, 112, "#DDD8E6", 10) +
  stroke(
    [
      [14, 44, 70],
      [14, 62, 48],
      [14, 30, 80],
      [14, 52, 60],
      [14, 40, 0],
    ]
      .map(([x = 0, one = 0, two = 0], line) => {
        const y = 20 + line * 18;
        const end = width - 16;
        return `M${x} ${y}h${one}${two === 0 ? "" : `M${x + one + 12} ${y}H${Math.min(end, x + one + 12 + two)}`}${
          width > 130 && two > 0 && x + one + two + 24 < end ? `M${x + one + two + 24} ${y}H${end}` : ""
        }`;
      })
      .join(""),
    "#8E86A8",
    6,
  );

/** The same in four words. */
const shortSentence = (width: number, size: number): string =>
  rect(0, 0, width, 54, palette.paper, 10) +
  words(width / 2, 33, "Pay by May 1.", { size, bold: true, middle: true }) +
  checkDisc(width - 8, 4, 14, palette.green, palette.paper);

export const plainWords: Panel = {
  id: "plain",
  wall: "#E8E0FF",
  floor: "#C9B9F8",
  draw: ({ width, lying, words: size }) =>
    lying
      ? place({ x: 16, y: 18 }, longSentence(132)) + place({ x: 160, y: 66 }, shortSentence(128, size))
      : place({ x: 12, y: 24 }, longSentence(width - 24)) + place({ x: 8, y: 176 }, shortSentence(width - 16, size)),
};
