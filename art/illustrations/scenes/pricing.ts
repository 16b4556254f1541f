import { palette } from "../lib/palette";
import { slopeDegrees, surfaceAt } from "../lib/slope";
import { num, rects, stroke } from "../lib/svg";
import { courier } from "../people/carriers";
import { wheelchairAdvocate } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

const block = 20;
const wide = 96;

/** A price range as a column of blocks: the full ones up to its lower end, the hollow ones up to its upper end. */
const column = (x: number, full: number, all: number): string => {
  const ground = surfaceAt(pageRamp, x + wide / 2) + 6;
  const at = (count: number): number => ground - count * block;
  const row = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({ x, y: at(from + i + 1) + 2 }));
  return (
    rects(row(0, full), wide, block - 3, palette.violet, 3) +
    rects(row(full, all), wide, block - 3, "#B9A5FA", 3) +
    stroke(`M${x - 8} ${num(at(full))}h${wide + 16}`, palette.ink, 4)
  );
};

/** The fourth range is open: its last blocks are dashed. */
const openEnd = (x: number, from: number): string => {
  const y = surfaceAt(pageRamp, x + wide / 2) + 6 - from * block;
  return stroke(
    `M${x} ${num(y - 4)}V${num(y - 74)}M${x + wide} ${num(y - 4)}V${num(y - 74)}`,
    "#9E88E0",
    5,
    'stroke-dasharray="2 13"',
  );
};

/** Pricing: four ranges as columns, as long as the projects; the bricks arrive. */
export const pricing = (): string =>
  headerScene(
    "#E8E0FF",
    column(244, 1, 2) +
      column(400, 2, 5) +
      column(556, 5, 11) +
      column(806, 7, 9) +
      openEnd(806, 9) +
      pageRampBody() +
      onSurface(pageRamp, 84, courier(-slopeDegrees), { scale: 0.72 }) +
      onSurface(pageRamp, 716, wheelchairAdvocate(), { scale: 0.66, turn: -slopeDegrees }),
  );
