import { palette } from "../lib/palette";
import { circle, ellipse, fill, rect, stroke } from "../lib/svg";
import { checkDisc, panel } from "./panel";

/** A database of three drums. */
const drums = (x: number): string =>
  [164, 118, 72]
    .map(
      (y) =>
        fill(`M${x} ${y}V${y + 36}A46 15 0 0 0 ${x + 92} ${y + 36}V${y}Z`, palette.violet) +
        fill(`M${x + 60} ${y}V${y + 49}A46 15 0 0 0 ${x + 92} ${y + 36}V${y}Z`, palette.violetDeep) +
        ellipse(x + 46, y, 46, 15, "#8F74E0") +
        circle(x + 18, y + 30, 5, palette.mint),
    )
    .join("");

/** The window of a test run: every line has passed. */
const run = (): string =>
  rect(34, 42, 216, 168, palette.ink, 10) +
  [52, 68, 84].map((x) => circle(x, 58, 5, "#6F6988")).join("") +
  [0, 1, 2, 3]
    .map(
      (line) =>
        checkDisc(62, 88 + line * 25, 10, palette.mint, palette.ink) +
        stroke(`M86 ${88 + line * 25}h${[104, 76, 118, 90][line] ?? 0}`, palette.lilac, 7),
    )
    .join("") +
  rect(50, 190, 184, 8, palette.mint, 4);

export const backEnd = (): string => panel("#DDD3FF", "#B9A5FA", drums(244) + run());
