import { hairs, palette, skins } from "../lib/palette";
import { slope, slopeDegrees } from "../lib/slope";
import { circle, fill, num, place, rect, stroke } from "../lib/svg";
import { sleepingDog } from "../people/dog";
import { figure } from "../people/figure";
import { tester } from "../people/readers";
import { headerScene, pageFloor } from "./header";

const bench = 150;

/** The board on the wall rises 1 in 12, and tools hang on it. */
const line = (x: number): number => 66 - (x - 100) * slope;

/** A sheet of paper on the line. */
const sheet = (x: number, drawing: string, mark: string): string =>
  place(
    { x, y: line(x) },
    rect(4, 5, 84, 66, "#E3B7A0", 3) +
      rect(0, 0, 84, 66, palette.paper, 3) +
      stroke(drawing, palette.slate, 3) +
      stroke(mark, palette.coral, 4) +
      rect(12, -9, 7, 20, palette.rust, 3) +
      rect(64, -9, 7, 20, palette.rust, 3),
    { turn: -slopeDegrees },
  );

/** A screen with a picture and its captions. */
const captions = (x: number): string =>
  rect(x + 46, bench - 22, 18, 22, palette.slate) +
  rect(x + 26, bench - 7, 58, 7, palette.slate, 3) +
  rect(x, bench - 94, 110, 76, palette.ink, 7) +
  rect(x + 7, bench - 87, 96, 62, palette.mint, 3) +
  circle(x + 55, bench - 66, 13, skins.brown.light) +
  fill(
    `M${x + 30} ${bench - 42}C${x + 32} ${bench - 58} ${x + 78} ${bench - 58} ${x + 80} ${bench - 42}Z`,
    palette.green,
  ) +
  rect(x + 16, bench - 44, 78, 15, palette.ink, 4) +
  stroke(`M${x + 24} ${bench - 36}h30M${x + 62} ${bench - 36}h22`, palette.paper, 4);

/** A laptop, seen from behind at an angle, with the signs of code. */
const laptop = (x: number): string =>
  rect(x - 8, bench - 7, 128, 7, palette.slate, 3) +
  rect(x, bench - 78, 112, 72, palette.ink, 7) +
  stroke(
    `M${x + 36} ${bench - 56}l-14 14l14 14M${x + 76} ${bench - 56}l14 14l-14 14M${x + 62} ${bench - 60}l-12 36`,
    palette.mint,
    6,
  );

/** A stack of documents whose parts are named by tags. */
const documents = (x: number): string =>
  [0, 1, 2]
    .map((i) => rect(x - 2 + (i % 2) * 5, bench - 9 - i * 9, 78, 9, i % 2 === 0 ? palette.paper : "#E9D9CC", 2))
    .join("") +
  rect(x + 6, bench - 100, 62, 74, palette.paper, 4) +
  rect(x + 16, bench - 90, 36, 9, palette.violet, 3) +
  stroke(`M${x + 17} ${bench - 70}h40M${x + 17} ${bench - 58}h40M${x + 17} ${bench - 46}h24`, palette.slate, 4) +
  fill(`M${x + 58} ${bench - 96}h28l10 10l-10 10h-28Z`, palette.coral);

/** A braille display and a mug of pencils. */
const small = (x: number): string =>
  rect(x, bench - 13, 88, 13, palette.ink, 4) +
  [0, 1, 2, 3, 4, 5, 6].map((i) => circle(x + 9 + i * 11.5, bench - 14, 2.6, palette.paper)).join("") +
  stroke(
    `M${x + 112} ${bench - 26}l-6 -34M${x + 122} ${bench - 26}v-42M${x + 131} ${bench - 26}l8 -30`,
    palette.coral,
    5,
  ) +
  rect(x + 104, bench - 34, 34, 34, palette.violet, 4);

/** A developer with headphones round his neck. */
const developer = (): string =>
  figure({
    head: { skin: skins.bronze, style: "crop", color: hairs.espresso, mouth: "open", beard: hairs.espresso },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: "#2B3F77",
    bottomShade: "#1F2E58",
    shoe: palette.cream,
    openHands: true,
    farArm: [
      [34, -178, 11],
      [66, -196, 9],
    ],
    nearArm: [
      [10, -160, 12],
      [52, -164, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
    extra: stroke("M-14 -236C-8 -216 22 -214 28 -232", palette.coral, 8),
  });

/** Services: one workbench, and on it a thing for each service. */
export const services = (): string =>
  headerScene(
    "#F7DDD0",
    rect(0, pageFloor - 46, 960, 46, "#F0C6B2") +
      stroke(`M-10 ${num(line(-10))}L970 ${num(line(970))}`, palette.ink, 4) +
      sheet(336, "M10 12H50M10 26H74V56H10ZM10 26L74 56M74 26L10 56", "M56 8l18 -2") +
      sheet(424, "M12 16l6 6l10 -12M38 16H74M12 34l6 6l10 -12M38 34H66M12 52l6 6l10 -12M38 52H72", "M60 44l12 -8") +
      rect(0, pageFloor, 960, 100, palette.violetDeep) +
      rect(0, pageFloor, 960, 7, palette.violet) +
      place({ x: 480, y: pageFloor + 3 }, sleepingDog("#E3C28C", "#C59E62"), { scale: 0.8 }) +
      rect(186, bench + 14, 14, pageFloor - bench - 14, "#7C1B08") +
      rect(770, bench + 14, 14, pageFloor - bench - 14, "#7C1B08") +
      rect(160, bench, 652, 16, palette.rust, 5) +
      rect(160, bench, 652, 6, palette.coral, 3) +
      laptop(206) +
      small(346) +
      documents(514) +
      captions(636) +
      place({ x: 104, y: pageFloor }, tester(), { scale: 0.76 }) +
      place({ x: 866, y: pageFloor }, developer(), { scale: 0.78, flip: true }),
  );
