import { hairs, palette, skins } from "../lib/palette";
import { clipped, dots, fill, num, pen, place, stroke, svgDocument, type Point } from "../lib/svg";
import { limb } from "../lib/limb";
import { backdrop } from "./backdrop";
import { face, neck } from "./face";
import { grippingHand, holdingHand } from "./hand";

const skin = skins.deep;

/** Short natural hair: a close, rounded mass with a curly edge and the first silver at the temples. */
const hair = (): string => {
  const curls: Point[] = [];
  for (let i = 0; i <= 22; i += 1) {
    const angle = Math.PI * (0.93 + (1.14 * i) / 22);
    curls.push({ x: Math.cos(angle) * 96, y: -52 + Math.sin(angle) * 104 });
  }
  const silver = stroke(
    "M-90 -40c5 -10 14 -12 18 -22M-96 -18c8 -6 8 -12 12 -20M92 -38c-6 -10 -12 -12 -16 -24",
    hairs.silver,
    4,
  );
  return (
    dots(curls, 17, hairs.black) +
    fill(
      "M-94 -14C-104 -120 -60 -160 0 -160C60 -160 104 -120 94 -14C84 -30 82 -60 70 -84C44 -102 -40 -106 -68 -84C-82 -62 -84 -34 -94 -14Z",
      hairs.black,
    ) +
    silver
  );
};

const glasses = (): string =>
  `<g fill="none" stroke="${palette.ink}" stroke-width="7"><circle cx="-41" cy="4" r="35"/><circle cx="43" cy="4" r="35"/></g>${pen(
    "M-7 0C-3 -6 5 -6 9 0M-75 -4L-88 -8M77 -4L88 -8",
    7,
  )}`;

/** One wheel of an active wheelchair, seen nearly from the front, leaning in at the top, with its push rim. */
const wheel = (side: -1 | 1): string => {
  let spokes = "";
  for (let i = 0; i < 14; i += 1) {
    const angle = (Math.PI * i) / 7;
    spokes += `M0 0L${num(Math.cos(angle) * 50)} ${num(Math.sin(angle) * 164)}`;
  }
  return place(
    { x: 320 + side * 216, y: 694 },
    `${stroke(
      spokes,
      palette.cream,
      3,
    )}<g fill="none"><ellipse rx="56" ry="172" stroke="${palette.ink}" stroke-width="24"/>` +
      `<ellipse cx="24" rx="50" ry="156" stroke="${palette.cream}" stroke-width="11"/></g>`,
    { turn: side * -8, flip: side < 0 },
  );
};

const jacket =
  "M262 346C236 358 206 358 184 374C160 400 164 560 160 660H480C476 560 480 400 456 374C434 358 404 358 378 346Z";
const blouse = "M270 340C288 372 352 372 370 340L404 360L366 660H276L236 360Z";

const body = (): string => {
  const pattern: Point[] = [];
  for (let row = 0; row < 14; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      pattern.push({ x: 220 + column * 25 + (row % 2) * 12.5, y: 352 + row * 22 });
    }
  }
  return (
    fill(jacket, palette.violet) +
    fill("M378 346C404 358 434 358 456 374C480 400 476 560 480 660H380C420 540 420 440 378 346Z", palette.violetDeep) +
    place({ x: 320, y: 206 }, neck(skin, 48, 230), { scale: 0.84 }) +
    fill(blouse, palette.cream) +
    clipped(
      "blouse",
      blouse,
      dots(pattern, 5.6, palette.coral) +
        fill("M330 330H420V660H352C366 540 372 440 330 330Z", "#CFC3E8", 'opacity=".55"'),
    ) +
    fill("M262 340C244 346 232 352 226 366L256 420L236 440L290 660H210C196 560 206 440 262 340Z", palette.violet) +
    fill("M378 340C396 346 408 352 414 366L384 420L404 440L350 660H430C444 560 434 440 378 340Z", palette.violetDeep) +
    pen(
      "M260 342C244 347 232 354 226 366L256 420L236 440L290 660M380 342C396 347 408 354 414 366L384 420L404 440L350 660",
      4,
    ) +
    pen("M196 560C190 520 190 470 198 438M444 560C450 520 450 470 442 438", 4)
  );
};

/** The mug in her left hand: coral. */
const mug = (): string =>
  stroke("M-34 -20C-66 -26 -68 22 -32 20", palette.coral, 12) +
  fill("M-36 -44H40L34 40C33 46 30 48 24 48H-20C-26 48 -29 46 -30 40Z", palette.coral) +
  fill("M2 -44H40L34 40C33 46 30 48 24 48H6Z", palette.rust) +
  fill("M-36 -44H40L39 -32H-35Z", palette.ink);

export const imaniOkafor = (): string =>
  svgDocument({
    width: 640,
    height: 640,
    ground: palette.lilac,
    body:
      backdrop("#B7A3F7", "#E4DCFF") +
      fill("M150 520H490L500 660H140Z", palette.ink) +
      body() +
      wheel(-1) +
      wheel(1) +
      limb(
        [
          [202, 404, 36],
          [138, 506, 30],
          [104, 560, 21],
        ],
        palette.violet,
      ) +
      place({ x: 100, y: 572 }, grippingHand(skin), { scale: 0.92 }) +
      limb(
        [
          [438, 404, 36],
          [506, 528, 32],
          [414, 496, 22],
        ],
        palette.violetDeep,
      ) +
      pen("M470 462C462 480 452 490 436 494M500 560C482 560 452 544 424 526", 4) +
      place({ x: 376, y: 478 }, mug()) +
      place({ x: 398, y: 486 }, holdingHand(skin)) +
      place(
        { x: 320, y: 204 },
        `${
          face({ id: "imani", skin, brow: hairs.black, mouth: "laugh", browLift: 14, lips: "#A8434B" }) +
          hair() +
          glasses()
        }<g fill="none" stroke="${palette.coral}" stroke-width="8"><circle cx="-92" cy="68" r="22"/><circle cx="92" cy="68" r="22"/></g>`,
        { turn: -4, scale: 0.86 },
      ),
  });
