import { palette } from "../lib/palette";
import { slopeDegrees } from "../lib/slope";
import { place, rect, rects, stroke } from "../lib/svg";
import { panel, sheet } from "./panel";

/** A checklist to keep: three points are done. */
const checklist = (): string =>
  [0, 1, 2, 3]
    .map((line) => {
      const y = 34 + line * 32;
      const done = line < 3;
      return (
        `<rect x="18" y="${y - 10}" width="20" height="20" rx="4" fill="${done ? palette.green : "none"}" stroke="${palette.green}" stroke-width="4"/>` +
        (done ? stroke(`M23 ${y}l4 5l7 -9`, palette.paper, 4) : "") +
        stroke(`M54 ${y}h${[62, 48, 70, 54][line] ?? 0}`, done ? palette.ink : "#A9A2BC", 7)
      );
    })
    .join("");

const board = (): string =>
  rect(58, 26, 158, 196, "#7C1B08", 10) +
  rect(58, 26, 150, 196, palette.rust, 10) +
  sheet(68, 44, 134, 166, checklist(), { shadow: "#7C1B08" }) +
  rect(108, 16, 54, 30, palette.slate, 8);

/** A keyboard, one key of which has the focus. */
const keyboard = (): string => {
  const keys = [0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ x: column * 30, y: row * 26 })));
  return place(
    { x: 172, y: 140 },
    rect(-14, -12, 178, 102, palette.ink, 10) +
      rects(keys, 24, 20, "#6F6988", 5) +
      rects(
        [
          { x: 0, y: 52 },
          { x: 120, y: 52 },
        ],
        24,
        20,
        "#6F6988",
        5,
      ) +
      rect(30, 52, 84, 20, "#6F6988", 5) +
      rect(-5, 21, 34, 30, palette.gold, 8) +
      rect(-1, 25, 26, 22, palette.ink, 5) +
      rect(1, 27, 22, 18, palette.paper, 4),
    { turn: -slopeDegrees },
  );
};

export const training = (): string => panel("#D5EFE0", palette.mint, board() + keyboard());
