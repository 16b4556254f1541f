import { palette } from "../lib/palette";
import { slope, surfaceAt } from "../lib/slope";
import { circle, fill, num, place, rect, stroke } from "../lib/svg";
import { bladeWalker, hoppingChild } from "../people/walkers";
import { headerScene, pageRamp } from "./header";
import { onSurface } from "./street";

const frame = { width: 190, height: 218 } as const;

/** Where a screen stands: its upper left corner, with its foot on the pencil. */
const at = (x: number) => ({ x, y: surfaceAt(pageRamp, x + frame.width / 2) - frame.height + 4 });

/** The same screen three times: its menu, its picture with a ramp, its words, its button. */
const sketch = (): string =>
  rect(5, 6, frame.width, frame.height, "#BBAAE8", 3) +
  rect(0, 0, frame.width, frame.height, palette.paper, 3) +
  stroke(
    "M15 24C34 22 52 25 66 23M122 24H172M14 44C60 42 120 45 175 43C177 74 175 96 176 124C120 126 70 123 15 125C13 96 16 70 14 44ZM16 118L174 102M16 96L174 80M46 93V115M94 89V111M142 84V106M15 146C50 144 90 147 120 145M15 162C60 160 110 163 160 161M16 182C40 180 62 183 84 181C86 192 84 200 85 208C60 210 38 207 16 209C14 200 17 190 16 182Z",
    palette.slate,
    3.2,
  ) +
  stroke("M108 190l12 14l30 -30", palette.coral, 5);

const grayBoxes = (): string =>
  rect(0, 0, frame.width, frame.height, "#F4F2F8", 8) +
  rect(14, 18, 52, 12, "#8E86A8", 6) +
  rect(122, 20, 52, 8, "#B7B1CA", 4) +
  rect(14, 44, 162, 82, "#CFCADF", 4) +
  stroke(`M14 118L176 ${num(118 - 162 * slope)}M14 96L176 ${num(96 - 162 * slope)}`, "#8E86A8", 4) +
  rect(14, 142, 108, 9, "#8E86A8", 4.5) +
  rect(14, 158, 146, 9, "#B7B1CA", 4.5) +
  rect(14, 180, 72, 28, "#6A6287", 6);

const finished = (): string =>
  rect(0, 0, frame.width, frame.height, palette.paper, 12) +
  fill(`M0 40V12a12 12 0 0 1 12 -12H${frame.width - 12}a12 12 0 0 1 12 12V40Z`, palette.violet) +
  rect(14, 14, 52, 12, palette.paper, 6) +
  rect(122, 16, 52, 8, palette.lilac, 4) +
  rect(14, 50, 162, 76, palette.mint, 6) +
  circle(146, 70, 11, palette.paper) +
  fill(`M14 118L176 ${num(118 - 162 * slope)}V126H14Z`, palette.green) +
  stroke(
    `M14 96L176 ${num(96 - 162 * slope)}M46 ${num(96 - 32 * slope)}v22M94 ${num(96 - 80 * slope)}v22M142 ${num(96 - 128 * slope)}v22`,
    palette.green,
    4.5,
  ) +
  rect(14, 142, 108, 9, palette.ink, 4.5) +
  rect(14, 158, 146, 9, palette.slate, 4.5) +
  rect(14, 180, 72, 28, palette.coral, 8) +
  stroke("M36 194h26M54 187l8 7l-8 7", palette.paper, 4);

/** The pencil is the ramp: its point is at the lower left. */
const pencil = (): string => {
  const y = (x: number): number => surfaceAt(pageRamp, x);
  return (
    fill(`M130 ${num(y(130))}L970 ${num(y(970))}V380H130Z`, palette.rust) +
    fill(`M130 ${num(y(130))}L970 ${num(y(970))}v12L130 ${num(y(130) + 12)}Z`, palette.coral) +
    fill(`M131 ${num(y(130))}V${num(y(130) + 50)}L12 338Z`, "#E3C28C") +
    fill("M50 328V360L12 338Z", palette.ink)
  );
};

/** Projects: one screen in pencil, in gray and finished, side by side on the pencil that drew it. */
export const projects = (): string =>
  headerScene(
    "#D9CDFB",
    place(at(176), sketch()) +
      place(at(424), grayBoxes()) +
      place(at(740), finished()) +
      pencil() +
      onSurface(pageRamp, 136, hoppingChild(), { scale: 0.68 }) +
      onSurface(pageRamp, 674, bladeWalker(), { scale: 0.7 }),
  );
