import { textPath } from "../../lib/text-path";
import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { circle, clipped, fill, pen, place, rect, stroke, svgDocument } from "../lib/svg";
import { backdrop } from "./backdrop";
import { face, neck } from "./face";
import { holdingHand } from "./hand";

const skin = skins.bronze;

/** What the cap leaves of his hair. */
const hair = (): string =>
  fill(
    "M-94 6C-104 -30 -104 -72 -92 -96L-78 -84C-86 -50 -84 -24 -84 0ZM94 6C104 -30 104 -72 92 -96L78 -84C86 -50 84 -24 84 0Z",
    hairs.silverDeep,
  );

/** A driver's cap, peak to the front. */
const cap = (): string =>
  fill("M-104 -74C-124 -130 -100 -176 -40 -186C10 -194 70 -190 104 -166C126 -148 120 -104 106 -74Z", palette.ink) +
  fill("M30 -191C66 -189 90 -180 104 -166C126 -148 120 -104 106 -74H24C44 -110 48 -150 30 -191Z", "#0F0A22") +
  fill("M-104 -78C-60 -104 60 -104 106 -78L104 -54C60 -78 -60 -78 -102 -54Z", palette.violet) +
  fill("M-100 -56C-60 -80 60 -80 102 -56C92 -34 60 -50 0 -50C-60 -50 -90 -34 -100 -56Z", "#0F0A22") +
  circle(0, -118, 17, palette.cream) +
  fill("M-11 -112L11 -113.83V-108H-11Z", palette.violet) +
  stroke("M-10 -120L10 -121.67", palette.coral, 3.5);

const moustache = (): string =>
  fill("M2 62C-12 58 -34 66 -46 84C-30 88 -10 84 2 78C14 84 36 86 50 82C40 64 16 58 2 62Z", hairs.silver) +
  fill("M2 62C16 58 40 64 50 82C36 86 14 84 2 78Z", hairs.silverDeep);

/** Strong lenses with a tint against glare. */
const glasses = (): string =>
  `<g fill="${palette.violetDeep}" fill-opacity=".3" stroke="${palette.ink}" stroke-width="9" stroke-linejoin="round">` +
  `<path d="M-78 -18H-8L-14 26C-18 36 -64 38 -70 26Z"/><path d="M80 -18H10L16 26C20 36 66 38 72 26Z"/></g>${stroke(
    "M-66 -8L-52 -8M22 -8L36 -8",
    palette.paper,
    4,
    'opacity=".8"',
  )}${pen("M-8 -14H10M-78 -14L-90 -10M80 -14L90 -10", 8)}`;

const shirt =
  "M250 366C214 378 176 386 160 416C146 452 152 560 150 660H490C488 560 494 452 480 416C464 386 426 378 390 366Z";

/** His phone, held near, with text at its largest. */
const phone = (): string =>
  `${
    rect(-66, -112, 132, 224, palette.ink, 18) + rect(-56, -98, 112, 196, palette.paper, 8)
  }${textPath("Aa", { x: 0, y: -18, anchor: "middle", weight: 700, size: 76, fill: palette.ink })}${stroke(
    "M-36 14H36M-36 40H18",
    palette.slate,
    13,
  )}${rect(-42, 62, 84, 24, palette.violet, 12)}`;

export const marcusBell = (): string =>
  svgDocument({
    width: 640,
    height: 640,
    ground: "#CCD7F2",
    body:
      backdrop("#B2C2E8", "#E9EFFB", 430) +
      place({ x: 312, y: 232 }, neck(skin, 58, 210), { scale: 0.86 }) +
      fill(shirt, palette.paper) +
      clipped("shirt", shirt, fill("M340 660C372 560 380 450 372 366H500V660Z", "#DCD9E6")) +
      fill("M298 404L320 388L342 404L334 428L356 590L322 640L288 590L308 428Z", palette.coral) +
      fill("M320 388L342 404L334 428L356 590L322 640Z", palette.rust) +
      fill(
        "M252 362L240 384L286 432L318 392C286 392 262 380 252 362ZM388 362L402 384L354 432L322 392C354 392 378 380 388 362Z",
        palette.paper,
      ) +
      pen("M252 362L240 384L286 432L318 394M388 362L402 384L354 432L322 394", 4) +
      fill("M186 386L246 370L252 386L186 408Z", palette.ink) +
      rect(226, 470, 58, 22, palette.violet, 4) +
      stroke("M236 481H274", palette.paper, 4) +
      limb(
        [
          [198, 430, 42],
          [160, 580, 40],
          [166, 690, 34],
        ],
        palette.paper,
      ) +
      pen("M214 490C206 520 206 560 204 640", 4) +
      limb(
        [
          [444, 430, 42],
          [556, 588, 38],
          [538, 470, 29],
        ],
        "#DCD9E6",
      ) +
      limb(
        [
          [533, 448, 22],
          [518, 420, 20],
        ],
        skin.light,
      ) +
      pen("M462 492C470 524 490 550 512 566M510 474C528 462 548 460 567 466", 4) +
      place({ x: 462, y: 372 }, phone(), { turn: 8 }) +
      place({ x: 494, y: 410 }, holdingHand(skin), { turn: 8, scale: 1.12 }) +
      place(
        { x: 312, y: 232 },
        face({
          id: "marcus",
          skin,
          brow: hairs.silverDeep,
          mouth: "smile",
          browLift: -4,
          browWidth: 10,
          jaw: 1.12,
          lines: true,
        }) +
          moustache() +
          hair() +
          glasses() +
          cap() +
          fill("M-90 10C-80 8 -74 16 -78 24L-82 44C-84 50 -92 48 -90 42L-88 28C-96 24 -98 14 -90 10Z", palette.paper),
        { turn: 5, scale: 0.86 },
      ),
  });
