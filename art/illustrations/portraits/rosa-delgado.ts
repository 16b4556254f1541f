import { textPath } from "../../lib/text-path";
import { fluff } from "../lib/fluff";
import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { circle, clipped, dots, fill, pen, place, rect, stroke, svgDocument, type Point } from "../lib/svg";
import { backdrop } from "./backdrop";
import { face, neck } from "./face";
import { restingHand } from "./hand";

const skin = skins.olive;

const hairBehind = (): string =>
  fluff(20, -172, 48, 40, 12, 13, hairs.silver) +
  stroke("M-6 -176C6 -200 40 -202 48 -176C50 -160 30 -156 22 -168", hairs.silverDeep, 5);

const hairFront = (): string =>
  fill(
    "M-96 12C-110 -60 -96 -150 0 -158C98 -152 110 -60 96 12C90 -20 88 -44 74 -62C50 -74 16 -88 2 -112C-14 -84 -50 -76 -74 -62C-88 -44 -88 -16 -96 12Z",
    hairs.silver,
  ) +
  fill(
    "M2 -158C98 -152 110 -60 96 12C90 -20 88 -44 74 -62C50 -74 16 -88 2 -112C10 -130 8 -146 2 -158Z",
    hairs.silverDeep,
  ) +
  stroke("M-80 -74C-60 -100 -30 -118 -6 -126M-60 -110C-44 -128 -24 -138 -8 -142", hairs.silverDeep, 4.5) +
  stroke("M24 -128C46 -118 66 -100 80 -76", hairs.silver, 4.5);

/** Half-moon reading glasses on a chain, low on the nose. */
const glasses = (): string =>
  `<g fill="${palette.paper}" fill-opacity=".28" stroke="${palette.violet}" stroke-width="6"><path d="M-74 14H-14C-12 46 -26 54 -44 54C-62 54 -76 46 -74 14Z"/><path d="M78 14H18C16 46 30 54 48 54C66 54 80 46 78 14Z"/></g>${stroke(
    "M-14 18C-6 10 10 10 18 18M-74 16L-90 4M78 16L90 4",
    palette.violet,
    6,
  )}`;

const chain = (): string => {
  const beads: Point[] = [];
  for (let i = 0; i <= 13; i += 1) {
    const t = i / 13;
    const x = 92 + 30 * Math.sin(Math.PI * t) - 26 * t * t;
    beads.push({ x: -x, y: 18 + t * 164 }, { x, y: 18 + t * 164 });
  }
  return dots(beads, 4.4, palette.green);
};

const cardigan =
  "M256 362C224 374 192 384 176 412C160 450 160 560 158 660H482C480 560 480 450 464 412C448 384 416 374 384 362Z";

const digits = { anchor: "end", weight: 700, fill: palette.mint } as const;

/** The monitor on her kitchen table; it shows 128 over 82. */
const monitor = (): string =>
  `${
    fill("M-96 84L-84 -52C-83 -62 -78 -66 -68 -66H68C78 -66 83 -62 84 -52L96 84Z", palette.paper) +
    fill("M20 -66H68C78 -66 83 -62 84 -52L96 84H44Z", "#DDD8E8") +
    rect(-64, -48, 128, 88, palette.ink, 8)
  }${textPath("128", { x: 48, y: -8, size: 42, ...digits })}${textPath("82", { x: 48, y: 32, size: 36, ...digits })}${circle(
    -44,
    12,
    6,
    palette.coral,
  )}${rect(-26, 52, 52, 18, palette.violet, 9)}`;

export const rosaDelgado = (): string =>
  svgDocument({
    width: 640,
    height: 640,
    ground: "#CDE9D8",
    body:
      backdrop("#AEDAC0", "#EAF7EF", 420) +
      place({ x: 320, y: 216 }, hairBehind(), { scale: 0.84, turn: -3 }) +
      fill(cardigan, palette.coral) +
      clipped("cardigan", cardigan, fill("M350 660C392 560 396 450 372 362H500V660Z", palette.rust, 'opacity=".55"')) +
      place({ x: 320, y: 216 }, neck(skin, 46, 230), { scale: 0.84 }) +
      fill("M270 356C284 388 356 388 370 356L398 372L340 660H300L242 372Z", palette.cream) +
      fill("M370 356L398 372L340 660H326C352 560 376 440 370 356Z", "#D9CFE0") +
      pen("M256 364L300 660M384 364L340 660", 4) +
      circle(320, 440, 6, palette.violet) +
      circle(320, 496, 6, palette.violet) +
      circle(320, 552, 6, palette.violet) +
      limb(
        [
          [200, 424, 40],
          [142, 566, 34],
          [178, 596, 26],
        ],
        palette.coral,
      ) +
      // the cuff of the monitor, on her upper arm
      place(
        { x: 176, y: 486 },
        fill("M-46 -34C-20 -40 24 -40 46 -34L44 34C20 28 -20 28 -44 34Z", palette.violet) +
          fill("M10 -38C24 -38 38 -36 46 -34L44 34C34 31 24 30 12 30Z", palette.violetDeep) +
          stroke("M-46 -22C-20 -28 24 -28 46 -22", palette.lilac, 4),
        { turn: 20 },
      ) +
      limb(
        [
          [446, 424, 40],
          [510, 564, 34],
          [470, 596, 26],
        ],
        "#C44C33",
      ) +
      pen("M424 480C428 506 436 528 446 544", 4) +
      stroke("M190 512C250 520 236 580 262 600", palette.ink, 7) +
      rect(-10, 610, 660, 40, palette.cream) +
      fill("M-10 610H650V622H-10Z", "#D9CFBB") +
      place({ x: 196, y: 604 }, restingHand(skin)) +
      place({ x: 452, y: 604 }, restingHand(skin), { flip: true }) +
      place({ x: 322, y: 556 }, monitor(), { scale: 0.86 }) +
      place(
        { x: 320, y: 214 },
        face({
          id: "rosa",
          skin,
          brow: hairs.silverDeep,
          mouth: "talk",
          browLift: 10,
          browWidth: 7,
          jaw: 0.98,
          lines: true,
          lips: "#B4443F",
        }) +
          hairFront() +
          chain() +
          glasses() +
          circle(-90, 46, 8, palette.violet) +
          circle(90, 46, 8, palette.violet),
        { turn: -3, scale: 0.84 },
      ),
  });
