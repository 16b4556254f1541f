import { fluff } from "../lib/fluff";
import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { circle, clipped, fill, pen, place, stroke, svgDocument } from "../lib/svg";
import { backdrop } from "./backdrop";
import { biscuit, moose } from "./dogs";
import { face, neck } from "./face";

const skin = skins.brown;

/** Curls that will not stay under the band. */
const hairBehind = (): string =>
  fluff(0, -70, 128, 118, 20, 34, hairs.espresso) +
  stroke(
    "M-128 -40c-14 -16 4 -34 18 -22M-110 -120c-18 -12 -4 -34 14 -26M-40 -170c-14 -16 4 -34 18 -22M50 -172c-2 -20 22 -24 28 -8M116 -110c2 -20 24 -20 28 -4M124 -20c4 -16 22 -16 26 -2",
    "#5B3A45",
    6,
  );

const hairFront = (): string =>
  fill(
    "M-94 -14C-100 -100 -60 -156 0 -156C60 -156 100 -100 94 -14C88 -34 84 -56 76 -70C40 -86 -40 -86 -76 -70C-84 -56 -88 -34 -94 -14Z",
    hairs.espresso,
  ) +
  fill("M-98 -64C-72 -104 72 -104 98 -64L102 -94C72 -134 -72 -134 -102 -94Z", palette.violet) +
  fill("M30 -122C62 -116 88 -106 102 -94L98 -64C84 -80 60 -88 30 -93Z", palette.violetDeep) +
  fluff(-92, -6, 10, 22, 7, 11, hairs.espresso) +
  fluff(94, 0, 10, 24, 7, 11, hairs.espresso);

const top =
  "M254 356C246 392 222 408 204 430C190 520 196 580 192 660H452C450 580 452 520 440 430C420 408 396 392 388 356L362 350C352 398 288 398 278 350Z";

export const danaWhitfield = (): string =>
  svgDocument({
    width: 640,
    height: 640,
    ground: "#F7CFC0",
    body:
      backdrop("#F0B5A2", "#FCE7DE", 380) +
      place({ x: 318, y: 206 }, hairBehind(), { scale: 0.84 }) +
      limb(
        [
          [444, 420, 38],
          [520, 540, 33],
          [470, 622, 26],
        ],
        skin.shade,
      ) +
      fill(
        "M246 366C210 376 178 388 168 420C178 460 186 520 190 660H452C456 520 462 460 474 420C464 388 428 376 394 366Z",
        skin.light,
      ) +
      fill("M394 366C428 376 464 388 474 420C462 460 456 520 452 660H340C392 560 398 460 394 366Z", skin.shade) +
      place({ x: 320, y: 206 }, neck(skin, 46, 230), { scale: 0.84 }) +
      fill(top, palette.violet) +
      clipped(
        "top",
        top,
        fill("M340 340H470V660H330C360 560 372 460 340 340Z", palette.violetDeep) +
          stroke("M180 506H470", palette.mint, 16) +
          stroke("M180 532H470", palette.cream, 6),
      ) +
      stroke("M278 350C288 398 352 398 362 350", palette.mint, 7) +
      place({ x: 458, y: 470 }, biscuit(), { scale: 0.9, turn: 6 }) +
      limb(
        [
          [520, 566, 30],
          [404, 622, 25],
        ],
        skin.shade,
      ) +
      fill("M424 596C396 588 366 596 352 612C344 624 352 634 362 632C356 640 362 648 374 646L428 644Z", skin.shade) +
      pen("M362 632C370 628 380 624 388 624", 3.5, "#5B311F") +
      limb(
        [
          [190, 422, 37],
          [128, 540, 32],
          [150, 640, 27],
        ],
        skin.light,
      ) +
      circle(183, 440, 17, palette.paper) +
      stroke("M183 440m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0", "#CFC8BA", 2.5) +
      circle(183, 440, 2.6, palette.slate) +
      place({ x: 112, y: 552 }, moose(), { scale: 0.8, turn: -5 }) +
      place(
        { x: 318, y: 204 },
        face({
          id: "dana",
          skin,
          brow: hairs.espresso,
          mouth: "laugh",
          browLift: 6,
          browWidth: 8,
          jaw: 0.98,
          lips: "#C2504F",
        }) + hairFront(),
        { turn: 3, scale: 0.84 },
      ),
  });
