import { palette } from "../../lib/palette";
import { fill, num, place, rect, stroke } from "../../lib/svg";
import { words } from "../lettering";
import type { Panel } from "./panel";

/** A snow crystal. */
const crystal = (x: number, y: number, r: number): string =>
  stroke(
    [0, 60, 120]
      .map((turn) => {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r];
        return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
      })
      .join(""),
    palette.paper,
    3.5,
  );

/** A mitten whose thumb points up; its tip is the origin, the hand lies to the right. Arcs beside it: it trembles. */
const mitten = (): string =>
  fill("M-15 15C-15 -5 15 -5 15 15V52C20 34 36 28 50 34C72 44 76 78 72 132H-10C-14 96 -15 60 -15 15Z", palette.coral) +
  stroke("M15 52C16 62 20 70 26 76", palette.rust, 4) +
  rect(-18, 126, 98, 40, palette.paper, 10) +
  stroke([-4, 12, 28, 44, 60].map((x) => `M${x} 136v20`).join(""), "#D9CFE8", 4) +
  stroke("M-27 34q-6 10 0 20M-38 28q-9 16 0 32M79 50q8 9 6 20M89 40q11 13 9 30", palette.ink, 4);

/** A big button in its window. */
const buyButton = (width: number): string =>
  rect(0, 0, width, 118, palette.paper, 10) +
  stroke(`M16 20H${width * 0.6}M16 36H${width * 0.44}`, "#BDB6CC", 6) +
  rect(10, 52, width - 20, 56, palette.violet, 12) +
  words(width / 2, 90, "Buy", { size: 30, color: palette.paper, bold: true, middle: true });

export const buttons: Panel = {
  id: "buttons",
  wall: "#BFD5F5",
  floor: "#E9F1FD",
  draw: ({ width, lying }) =>
    lying
      ? place({ x: 24, y: 16 }, buyButton(170)) +
        place({ x: 184, y: 92 }, mitten(), { turn: -60, scale: 0.84 }) +
        crystal(226, 30, 11) +
        crystal(257, 18, 6) +
        crystal(284, 32, 9)
      : place({ x: 10, y: 48 }, buyButton(width - 20)) +
        place({ x: 104, y: 142 }, mitten(), { turn: 6, flip: true, scale: 0.8 }) +
        crystal(28, 24, 12) +
        crystal(74, 30, 7) +
        crystal(112, 20, 9),
};
