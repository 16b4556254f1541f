import { braille } from "../lib/braille";
import { domeStrip } from "../lib/domes";
import { fluff } from "../lib/fluff";
import { palette } from "../lib/palette";
import { rail, rampBody, slope, slopeDegrees, topOf, type Ramp } from "../lib/slope";
import { circle, clipped, ellipse, fill, num, pen, place, rect, stroke, svgDocument } from "../lib/svg";
import { elderWithRollator } from "../people/carriers";
import { host, signers } from "../people/talkers";
import { bladeWalker, caneWalker, hoppingChild } from "../people/walkers";
import { wheelchairUser } from "../people/wheelchair-users";
import { measureBar, onSurface } from "./street";

/** One unit of the ramp's measure: it runs twelve of them and rises one. */
const unit = 66;
const ground = 834;
const ramp: Ramp = { foot: { x: 206, y: ground }, run: unit * 12 };
const top = topOf(ramp);

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  /** The height of its bar. */
  readonly bar: number;
  /** The top of its door. */
  readonly door: number;
}

const wide: Frame = { left: 236, top: 96, right: 1176, bar: 62, door: 416 };

/** For phones: as low as the people let it be, and up to the edge of the picture. */
const narrow: Frame = { left: 236, top: 366, right: 1200, bar: 44, door: 450 };

/** The window as a house: its bar is the roof, its scroll bar the downpipe. */
const facade = (frame: Frame): string => {
  const { bar } = frame;
  const frameWidth = frame.right - frame.left;
  const shape = `M${frame.left} ${ground}V${frame.top + 30}a30 30 0 0 1 30 -30H${frame.right - 30}a30 30 0 0 1 30 30V${ground}Z`;
  return (
    fill(shape, palette.cream) +
    clipped(
      "facade",
      shape,
      rect(frame.left, frame.top, frameWidth, bar, palette.violet) +
        rect(frame.left, frame.top + bar, frameWidth, 8, palette.violetDeep) +
        rect(frame.right - 26, frame.top + bar + 8, 26, 900, "#E4DBF7") +
        rect(frame.right - 20, frame.top + bar + 24, 14, 170, palette.violet, 7),
    ) +
    [0, 1, 2].map((i) => circle(frame.left + 40 + i * 32, frame.top + bar / 2, 10, palette.lilac)).join("") +
    rect(frame.left + 150, frame.top + bar / 2 - 16, 470, 32, palette.violetDeep, 16) +
    rect(frame.left + 172, frame.top + bar / 2 - 4, 190, 8, palette.lilac, 4)
  );
};

const windowPane = (
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  inside: string,
  id: string,
): string => {
  const shape = `M${x} ${y + 16}a16 16 0 0 1 16 -16H${x + width - 16}a16 16 0 0 1 16 16V${y + height}H${x}Z`;
  return fill(shape, glass) + clipped(id, shape, inside) + rect(x - 10, y + height, width + 20, 12, palette.violet, 4);
};

const cat = (x: number, y: number): string =>
  place(
    { x, y },
    fill("M-30 0C-34 -34 -20 -50 -8 -54L-12 -74L2 -64H14L28 -74L26 -52C34 -40 34 -12 32 0Z", palette.ink) +
      stroke("M-30 -4C-52 -4 -52 -28 -42 -34", palette.ink, 8) +
      circle(4, -50, 2.6, palette.gold) +
      circle(18, -50, 2.6, palette.gold),
  );

/** A pot with tall leaves, and one whose shoots hang over the sill. */
const plants = (x: number, y: number): string =>
  fill(
    `M${x - 30} ${y - 32}C${x - 46} ${y - 70} ${x - 40} ${y - 92} ${x - 34} ${y - 96}C${x - 22} ${y - 80} ${x - 22} ${y - 56} ${x - 22} ${y - 32}Z`,
    palette.green,
  ) +
  fill(
    `M${x - 26} ${y - 32}C${x - 26} ${y - 74} ${x - 12} ${y - 92} ${x - 4} ${y - 88}C${x} ${y - 70} ${x - 10} ${y - 50} ${x - 18} ${y - 32}Z`,
    "#0F7A4E",
  ) +
  fill(
    `M${x - 34} ${y - 30}C${x - 62} ${y - 46} ${x - 66} ${y - 68} ${x - 62} ${y - 74}C${x - 44} ${y - 68} ${x - 34} ${y - 50} ${x - 26} ${y - 30}Z`,
    "#0F7A4E",
  ) +
  fill(`M${x - 46} ${y - 34}H${x - 6}L${x - 12} ${y}H${x - 40}Z`, palette.coral) +
  fluff(x + 40, y - 34, 22, 9, 9, 8, palette.green) +
  stroke(
    `M${x + 58} ${y - 32}C${x + 72} ${y - 20} ${x + 64} ${y + 4} ${x + 72} ${y + 22}M${x + 24} ${y - 30}C${x + 12} ${y - 20} ${x + 18} ${y} ${x + 12} ${y + 14}`,
    palette.green,
    6,
  ) +
  fill(`M${x + 22} ${y - 28}H${x + 58}L${x + 52} ${y}H${x + 28}Z`, palette.rust);

/** A reader behind the glass, headphones on. */
const listener = (): string =>
  fill("M-46 0C-46 -40 -24 -52 0 -52C24 -52 46 -40 46 0Z", palette.rust) +
  rect(-10, -66, 20, 24, "#9C623F") +
  ellipse(0, -84, 24, 27, "#BF8257") +
  fill("M-26 -84C-30 -116 30 -116 26 -84C18 -98 -18 -98 -26 -84Z", palette.ink) +
  stroke("M-27 -84C-30 -126 30 -126 27 -84", palette.violet, 6) +
  rect(-34, -92, 13, 24, palette.violet, 6) +
  rect(21, -92, 13, 24, palette.violet, 6) +
  pen("M-12 -82C-10 -79 -6 -79 -4 -82M4 -82C6 -79 10 -79 12 -82M-8 -68C-4 -64 4 -64 8 -68", 3);

/** A line of a headline: one bar a word. */
const words = (x: number, y: number, lengths: readonly number[], color: string): string => {
  let at = x;
  return lengths
    .map((length) => {
      const word = rect(at, y, length, 30, color, 15);
      at += length + 14;
      return word;
    })
    .join("");
};

const headline = (y: number): string =>
  words(290, y, [126, 62, 158], palette.ink) + words(290, y + 44, [84, 176], palette.violet);

/** What the page in the window says, without words: headline, text, one picture, three cards. */
const content = (): string =>
  headline(210) +
  rect(290, 306, 300, 11, "#8E86A8", 5.5) +
  rect(290, 328, 230, 11, "#8E86A8", 5.5) +
  clipped(
    "picture",
    "M716 224a18 18 0 0 1 18 -18H1082a18 18 0 0 1 18 18V344H716Z",
    rect(716, 200, 390, 150, palette.lilac) +
      circle(1010, 246, 25, palette.paper) +
      fill(`M700 350V330L1120 ${num(330 - 420 * slope)}V350Z`, palette.violet) +
      stroke(`M700 292L1120 ${num(292 - 420 * slope)}`, palette.violet, 6) +
      [760, 860, 960, 1060]
        .map((x) => stroke(`M${x} ${num(292 - (x - 700) * slope)}V${num(330 - (x - 700) * slope)}`, palette.violet, 5))
        .join(""),
  ) +
  windowPane(290, 376, 156, 106, palette.lilac, cat(374, 482), "pane-cat") +
  windowPane(500, 376, 162, 106, "#BFE3CE", "", "pane-plant") +
  plants(578, 482) +
  windowPane(716, 376, 156, 106, "#F7CFC0", place({ x: 794, y: 484 }, listener(), { scale: 0.86 }), "pane-listener");

/** The door has the keyboard's focus: a gold ring goes round it. */
const door = (high: number): string => {
  const left = 1000;
  const right = 1134;
  const inside = `M${left} ${num(top.y)}V${high + 14}a14 14 0 0 1 14 -14H${right - 14}a14 14 0 0 1 14 14V${num(top.y)}Z`;
  return (
    rect(left - 22, high - 22, right - left + 44, ground - high + 20, palette.ink, 30) +
    rect(left - 16, high - 16, right - left + 32, ground - high, palette.gold, 25) +
    rect(left - 6, high - 6, right - left + 12, ground - high, palette.ink, 18) +
    fill(inside, "#FFE9B0") +
    clipped(
      "door",
      inside,
      rect(left, high, 36, 400, palette.violet) +
        rect(left + 22, high + 150, 7, 70, palette.lilac, 3.5) +
        ellipse(1074, top.y, 80, 14, palette.gold),
    )
  );
};

/** The dots of "welcome" in braille, each cell as its raised dots 1 to 6. */
const welcome = ["2456", "15", "123", "14", "135", "134", "15"] as const;

/** The stars over the ramp: they say "welcome" to fingers. */
const stars = (): string =>
  braille(welcome, { x: 34, y: 150, pitch: 13, cell: 27, dot: 4.6, color: palette.lilac, flat: palette.violet });

/** The pointer stands on the roof and turns with the wind. */
const vane = (): string =>
  stroke("M1070 96V44", palette.lilac, 7) +
  place(
    { x: 1054, y: 16 },
    fill(
      "M0 0L46 16L25 23L16 43Z",
      palette.cream,
      `stroke="${palette.violet}" stroke-width="5" stroke-linejoin="round"`,
    ),
  );

const entrance = (frame: Frame, inside: string): string =>
  facade(frame) +
  inside +
  rail(ramp, {
    height: 142,
    extension: 40,
    past: 0,
    width: 11,
    edge: palette.ink,
    posts: [0, 2.6, 5.2, 7.8, 10.4].map((i) => ramp.foot.x + 8 + i * unit),
  }) +
  door(frame.door) +
  onSurface(ramp, 1092, host(), { flip: true, scale: 0.98 }) +
  rampBody(ramp, frame.right - top.x, ground + 6, palette.violet) +
  fill(
    `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H${frame.right}V${num(top.y + 12)}H${num(top.x)}L${num(ramp.foot.x)} ${ground + 6}Z`,
    palette.lilac,
  ) +
  rect(0, ground, 1200, 6, palette.lilac) +
  measureBar(ramp, ground + 14, unit, 12, palette.lilac, palette.violet) +
  domeStrip(8, ground, 9, 3, 22) +
  onSurface(ramp, 64, caneWalker(), { scale: 0.95 }) +
  onSurface(ramp, 316, wheelchairUser(), { turn: -slopeDegrees }) +
  onSurface(ramp, 482, elderWithRollator(-slopeDegrees), { scale: 0.95 }) +
  onSurface(ramp, 628, hoppingChild(), { scale: 0.95 }) +
  onSurface(ramp, 712, bladeWalker(), { scale: 0.95 }) +
  onSurface(ramp, 806, signers(), { scale: 0.92 });

/** The picture of the home page: the entrance as interface. For the dark plane; its ground is see-through. */
export const homeHero = (): string =>
  svgDocument({ width: 1200, height: 900, body: stars() + vane() + entrance(wide, content()) });

/** The same for phones: all people, and of the house what is behind them. */
export const homeHeroNarrow = (): string =>
  svgDocument({
    width: 1200,
    height: 504,
    body: place({ x: 0, y: -narrow.top }, entrance(narrow, headline(434))),
  });
