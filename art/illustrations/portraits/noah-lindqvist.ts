import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { circle, clipped, dots, ellipse, fill, num, place, rect, stroke, svgDocument, type Point } from "../lib/svg";
import { backdrop } from "./backdrop";
import { face, neck } from "./face";
import { pinchingHand, thumbInFront } from "./hand";

const skin = skins.fair;

const hair = (): string =>
  fill(
    "M-92 -6C-98 -40 -100 -76 -84 -104C-92 -150 -40 -190 22 -182C76 -178 110 -140 98 -88C100 -60 96 -30 90 -6C84 -24 84 -50 72 -76C40 -68 -8 -74 -40 -98C-58 -84 -78 -60 -80 -40C-84 -28 -86 -16 -92 -6Z",
    hairs.copper,
  ) +
  fill(
    "M40 -182C92 -172 108 -132 98 -88C100 -60 96 -30 90 -6C84 -24 84 -50 72 -76C62 -74 52 -73 40 -74C70 -100 74 -140 40 -182Z",
    hairs.copperDeep,
  ) +
  stroke("M-54 -116C-20 -92 30 -88 62 -100M-60 -140C-30 -120 10 -112 40 -120", hairs.copperDeep, 5);

const beard = (): string => {
  const shape =
    "M-90 6C-82 24 -78 44 -66 54C-52 62 -44 56 -34 62C-22 70 -12 66 2 68C14 66 24 70 36 62C46 56 56 62 70 54C80 44 84 24 90 6C94 60 88 108 62 142C44 164 22 176 2 178C-22 176 -44 164 -60 142C-86 108 -94 60 -90 6Z";
  return (
    fill(shape, hairs.copper) +
    clipped("beard", shape, fill("M6 60C14 80 2 110 12 190H120V0H70C60 40 40 60 6 60Z", hairs.copperDeep)) +
    fill("M-34 80C-18 86 22 86 38 78C36 102 18 110 3 110C-14 110 -30 102 -34 80Z", "#4A1420") +
    fill("M-30 82C-14 87 20 87 34 80C31 92 20 94 3 94C-14 94 -26 93 -30 82Z", palette.paper) +
    stroke("M-46 104C-42 122 -32 138 -20 146M52 100C48 120 36 138 26 144M2 128V152", hairs.copperDeep, 4.5)
  );
};

/** The ear before hair and beard, with its hearing aid: the case behind it, the clear tube, and the mould inside. */
const hearingAid = (): string =>
  stroke("M-88 -18C-108 -26 -122 -2 -114 34", palette.violet, 15) +
  ellipse(-91, 14, 16, 28, skin.light) +
  stroke("M-98 -4C-92 -12 -80 -6 -82 10C-84 22 -90 26 -92 32", skin.shade, 3.5) +
  stroke("M-96 -20C-82 -22 -78 -2 -87 13", palette.paper, 5) +
  circle(-112, 6, 3.6, palette.lilac) +
  circle(-88, 17, 7, palette.violet);

const sweater =
  "M258 366C232 384 196 388 176 408C152 446 158 560 154 660H486C482 560 488 446 464 408C444 388 414 384 382 366C368 404 272 404 258 366Z";

/** A knitted yoke: bands of domes, ramps and rails that follow the round of the shoulders. */
const yoke = (): string => {
  /** So many places around the collar, as turns in radians. */
  const turns = (count: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => (78 - (156 * index) / (count - 1)) * (Math.PI / 180));
  /** Where a point below the collar comes to lie at such a place. */
  const turned = ({ x, y }: Point, turn: number): Point => ({
    x: 320 + x * Math.cos(turn) - y * Math.sin(turn),
    y: 300 + x * Math.sin(turn) + y * Math.cos(turn),
  });
  /** A shape by its corners, knitted at each place. */
  const knitted = (places: readonly number[], corners: readonly Point[], color: string): string => {
    const outlines = places.map((turn) => {
      const points = corners.map((corner) => turned(corner, turn)).map(({ x, y }) => `${num(x)} ${num(y)}`);
      return `M${points.join("L")}Z`;
    });
    return fill(outlines.join(""), color);
  };
  const even = (_: number, index: number): boolean => index % 2 === 0;
  const odd = (_: number, index: number): boolean => index % 2 === 1;
  const peak = [
    { x: -12, y: 156 },
    { x: 0, y: 132 },
    { x: 12, y: 156 },
  ];
  const stitch = (top: number): readonly Point[] => [
    { x: -4, y: top },
    { x: 4, y: top },
    { x: 4, y: top + 8 },
    { x: -4, y: top + 8 },
  ];
  return (
    dots(
      turns(17).map((turn) => turned({ x: 0, y: 118 }, turn)),
      5,
      palette.cream,
    ) +
    knitted(turns(23).filter(even), peak, palette.mint) +
    knitted(turns(23).filter(odd), peak, palette.cream) +
    knitted(turns(41).filter(even), stitch(164), palette.cream) +
    knitted(turns(41).filter(odd), stitch(173), palette.cream)
  );
};

/** The sheet he drew: a phone screen in pencil. */
const sheet = (): string =>
  rect(-96, -126, 192, 252, "#DAD3C2", 4) +
  rect(-100, -132, 192, 252, palette.paper, 4) +
  stroke("M-76 -106H68V96H-76Z", palette.slate, 4) +
  stroke("M-76 -76H68M-58 -91H-34M38 -91H52", palette.slate, 4) +
  stroke("M-58 -56H50V0H-58ZM-58 -56L50 0M50 -56L-58 0", palette.slate, 3.4) +
  stroke("M-58 20H50M-58 36H22", palette.slate, 5) +
  stroke("M-58 56H6V80H-58Z", palette.violet, 4.5);

export const noahLindqvist = (): string =>
  svgDocument({
    width: 640,
    height: 640,
    ground: "#C4E7D3",
    body:
      backdrop("#A3D6BA", "#E6F6EC", 430) +
      place({ x: 320, y: 222 }, neck(skin, 54, 220), { scale: 0.86 }) +
      fill(sweater, palette.green) +
      clipped(
        "sweater",
        sweater,
        yoke() + fill("M330 660C352 560 372 460 372 352H500V660Z", palette.ink, 'opacity=".28"'),
      ) +
      stroke("M262 366C276 400 364 400 378 366", palette.green, 20) +
      stroke("M256 372C272 412 368 412 384 372", palette.mint, 4) +
      place({ x: 338, y: 610 }, sheet(), { turn: -4.76, scale: 0.86 }) +
      limb(
        [
          [448, 436, 38],
          [528, 590, 34],
          [462, 646, 24],
        ],
        "#084B30",
      ) +
      place({ x: 424, y: 632 }, thumbInFront(skin), { turn: -34, scale: 0.95 }) +
      limb(
        [
          [194, 436, 38],
          [120, 596, 34],
          [192, 592, 23],
        ],
        palette.green,
      ) +
      place(
        { x: 224, y: 580 },
        stroke("M-30 -18L26 -92", palette.coral, 12) +
          fill("M-36 -10L-25 -24L-35 -32Z", palette.ink) +
          pinchingHand(skin),
        { flip: true, scale: 0.9, turn: 8 },
      ) +
      place(
        { x: 322, y: 222 },
        face({ id: "noah", skin, brow: hairs.copperDeep, mouth: "smile", browLift: 2, browWidth: 11, jaw: 1.06 }) +
          beard() +
          hair() +
          hearingAid(),
        { turn: 4, scale: 0.86 },
      ),
  });
