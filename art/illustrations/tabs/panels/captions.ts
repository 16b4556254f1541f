import { hairs, palette, skins } from "../../lib/palette";
import { clipped, fill, num, place, rect, stroke } from "../../lib/svg";
import { head, type HeadLook } from "../../people/head";
import { words } from "../lettering";
import type { Panel } from "./panel";

/** Head and shoulders of a passenger; the origin is the middle of the head. */
const passenger = (look: HeadLook, coat: string): string =>
  fill("M-52 140C-54 74 -40 50 -14 46H12C36 50 48 74 48 140Z", coat) +
  place({ x: 0, y: 0 }, head(look), { scale: 0.76 });

/** A train's screen: who speaks, and the words. */
const trainScreen = (width: number, lines: readonly string[], size: number): string => {
  const high = 68;
  const whole = high + 14 + lines.length * (size + 5);
  return (
    rect(0, 0, width, whole, palette.ink, 9) +
    clipped(
      "speaker",
      `M7 7H${width - 7}V${high}H7Z`,
      rect(7, 7, width - 14, high - 7, "#8FB0E8") +
        place(
          { x: width * 0.4, y: 39 },
          passenger(
            { skin: skins.deep, style: "cap", color: palette.coral, shade: palette.rust, mouth: "open" },
            palette.violet,
          ),
          { scale: 0.54 },
        ) +
        stroke(`M${num(width * 0.4 + 36)} 32q6 9 0 18M${num(width * 0.4 + 46)} 26q11 15 0 30`, palette.paper, 4),
    ) +
    lines
      .map((line, index) =>
        words(width / 2, high + size + 2 + index * (size + 5), line, {
          size,
          color: palette.paper,
          bold: true,
          middle: true,
        }),
      )
      .join("")
  );
};

const reader = (): string =>
  passenger(
    { skin: skins.fair, style: "bun", color: hairs.copper, shade: hairs.copperDeep, aid: palette.violet },
    palette.green,
  );

/** The windows of the train and the rail to hold on to. */
const train = (width: number, height: number, railX: number): string =>
  rect(-20, height * 0.36, width + 40, height * 0.36, "#F4F7FE", 10) +
  fill(
    `M0 ${num(height * 0.66)}V${num(height * 0.56)}H${num(width * 0.2)}V${num(height * 0.48)}H${num(width * 0.44)}V${num(height * 0.58)}H${num(width * 0.7)}V${num(height * 0.5)}H${width}V${num(height * 0.72)}H0Z`,
    "#C4D3F3",
  ) +
  stroke(`M${railX} -10V${height + 10}`, palette.ink, 12) +
  stroke(`M${railX} -10V${height + 10}`, palette.gold, 7);

export const captions: Panel = {
  id: "captions",
  wall: "#D3E0F7",
  floor: "#A9C2EE",
  draw: ({ width, height, lying, words: size }) =>
    lying
      ? train(width, height, 288) +
        place({ x: 12, y: 20 }, trainScreen(178, ["Next stop: Five Points"], size)) +
        place({ x: 238, y: 76 }, reader(), { flip: true })
      : train(width, height, 118) +
        place({ x: 8, y: 12 }, trainScreen(width - 16, ["Next stop:", "Five Points"], size)) +
        place({ x: 50, y: 204 }, reader(), { scale: 0.86, turn: -8 }),
};
