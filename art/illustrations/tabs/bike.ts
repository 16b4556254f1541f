import { palette } from "../lib/palette";
import { slope } from "../lib/slope";
import { circle, clipped, fill, num, place, rect, stroke } from "../lib/svg";
import { hand } from "../people/figure";
import { wheel } from "../people/wheels";

/** The color of the bike and its shop. */
export const blue = "#2560C9";

/** A bike seen from the side, 190 units long and 100 high. The origin is the ground between its wheels. */
const bike = (): string =>
  wheel(-56, -36, 36, palette.ink, "#8E86A8", 6) +
  wheel(56, -36, 36, palette.ink, "#8E86A8", 6) +
  stroke("M-56 -36H-8L-26 -86M-56 -36L-24 -80L38 -84L-8 -36M36 -92L56 -36", blue, 7) +
  stroke("M-26 -86L-30 -98M36 -92L34 -102", palette.ink, 5) +
  stroke("M-46 -99H-18", palette.ink, 9) +
  stroke("M26 -103H46C56 -103 56 -92 48 -90", palette.ink, 6) +
  circle(-8, -36, 10, palette.ink) +
  stroke("M-8 -36L4 -18M-2 -18H10", palette.ink, 5);

/** The stand holds the bike by its top tube. */
const stand = (): string =>
  stroke("M4 -144V-6M-32 0L4 -22L40 0", palette.slate, 8) + stroke("M4 -144H-4", palette.slate, 8);

/** The photo of the page: a blue bike on a repair stand. */
export const bikePhoto = (width: number, height: number): string => {
  const rise = (width * slope) / 2;
  const scale = height / 166;
  return clipped(
    "photo",
    `M0 0H${num(width)}V${num(height)}H0Z`,
    rect(0, 0, width, height, "#CDEBD9") +
      fill(
        `M0 ${num(height * 0.84 + rise)}L${num(width)} ${num(height * 0.84 - rise)}V${num(height)}H0Z`,
        palette.mint,
      ) +
      // tools on the wall
      stroke(
        `M${num(width * 0.1)} ${num(height * 0.2)}v${num(height * 0.3)}M${num(width * 0.18)} ${num(height * 0.2)}v${num(height * 0.22)}`,
        "#5FA785",
        7,
      ) +
      place(
        { x: width / 2, y: height * 0.94 },
        stand() + place({ x: 0, y: -40 }, bike()) + rect(-8, -134, 24, 22, palette.ink, 5),
        { scale },
      ),
  );
};

/** The video of the page: a hand spins a wheel. Its caption is not part of it. */
export const wheelVideo = (width: number, height: number): string =>
  clipped(
    "video",
    `M0 0H${num(width)}V${num(height)}H0Z`,
    rect(0, 0, width, height, "#8FB0E8") +
      wheel(width * 0.5, height * 1.06, height * 0.82, palette.ink, palette.paper, 12) +
      stroke(`M${num(width * 0.5)} ${num(height * 1.06)}L${num(width * 0.42)} -10`, blue, 13) +
      stroke(
        `M${num(width * 0.14)} ${num(height * 0.62)}C${num(width * 0.16)} ${num(height * 0.4)} ${num(width * 0.22)} ${num(height * 0.24)} ${num(width * 0.3)} ${num(height * 0.14)}`,
        palette.paper,
        5,
      ) +
      stroke(
        `M${num(width * 1.05)} ${num(height * 0.3)}L${num(width * 0.82)} ${num(height * 0.42)}`,
        palette.coral,
        30,
      ) +
      place({ x: width * 0.76, y: height * 0.46 }, hand([40, -20, 9], [0, 0, 9], "#9C623F", true), { scale: 1.5 }),
  );
