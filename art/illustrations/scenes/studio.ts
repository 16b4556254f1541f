import { fluff } from "../lib/fluff";
import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { slope, slopeDegrees } from "../lib/slope";
import { circle, fill, num, place, rect, stroke, svgDocument } from "../lib/svg";
import { arm, shoe, torso } from "../people/figure";
import { sleepingDog } from "../people/dog";
import { head } from "../people/head";
import { wheelchair } from "../people/wheels";

const floor = 640;
const tableTop = 470;

/** The line on which the sheets hang: it rises 1 in 12. */
const lineAt = (x: number): number => 138 - (x - 60) * slope;

type Sketch = "home" | "list" | "form" | "chart" | "flow";

const sketches: Readonly<Record<Sketch, string>> = {
  home: "M12 16H46M74 16H84M88 16H98M12 32H98V74H12ZM12 32L98 74M98 32L12 74M12 88H80M12 100H60M12 114H46V128H12Z",
  list: "M12 16H60M12 34H30V52H12ZM40 38H94M40 48H76M12 64H30V82H12ZM40 68H90M40 78H70M12 94H30V112H12ZM40 98H96M40 108H80M12 126H98",
  form: "M12 16H70M12 34H40M12 42H98V58H12ZM12 72H46M12 80H98V112H12ZM58 122H98V136H58Z",
  chart: "M12 16H56M14 30V104H98M30 104V76M46 104V60M62 104V68M78 104V44M12 120H90M12 132H64",
  flow: "M12 18H42V42H12ZM68 18H98V42H68ZM40 66H70V92H40ZM12 112H42V136H12ZM68 112H98V136H68ZM42 30H68M83 42V54H55V66M55 92V102H27V112M55 102H83V112",
};

/** A sheet of paper with a pencil sketch, hung on the line by two pegs. */
const sheet = (x: number, sketch: Sketch, mark: string): string =>
  place(
    { x, y: lineAt(x) },
    rect(4, 6, 110, 150, "#BBAAE8", 3) +
      rect(0, 0, 110, 150, palette.paper, 3) +
      stroke(sketches[sketch], palette.slate, 3.4) +
      stroke(mark, palette.coral, 4.5) +
      rect(14, -12, 9, 26, palette.rust, 3) +
      rect(88, -12, 9, 26, palette.rust, 3),
    { turn: -slopeDegrees },
  );

const lamp = (x: number): string =>
  stroke(`M${x} 0V40`, palette.ink, 5) +
  fill(`M${x - 16} 36H${x + 16}L${x + 58} 84H${x - 58}Z`, palette.coral) +
  fill(`M${x + 4} 36H${x + 16}L${x + 58} 84H${x + 26}Z`, palette.rust) +
  fill(`M${x - 22} 84A22 15 0 0 0 ${x + 22} 84Z`, "#FFE9B0");

const table = (): string =>
  rect(250, tableTop, 450, 18, palette.rust, 5) +
  rect(250, tableTop, 450, 7, palette.coral, 3) +
  rect(280, tableTop + 18, 16, floor - tableTop - 18, "#7C1B08") +
  rect(654, tableTop + 18, 16, floor - tableTop - 18, "#7C1B08");

/** What lies on the table: a laptop, a braille display, a mug. */
const onTable = (): string =>
  fill(`M444 ${tableTop}L424 ${tableTop - 88}H430L452 ${tableTop}Z`, palette.slate) +
  rect(446, tableTop - 9, 112, 9, palette.slate, 3) +
  rect(356, tableTop - 14, 78, 14, palette.ink, 4) +
  [0, 1, 2, 3, 4, 5].map((i) => circle(366 + i * 11, tableTop - 16, 2.6, palette.paper)).join("") +
  rect(586, tableTop - 38, 30, 38, palette.violet, 4) +
  stroke(`M616 ${tableTop - 30}C634 ${tableTop - 30} 634 ${tableTop - 10} 616 ${tableTop - 12}`, palette.violet, 6);

/** A tall plant in the corner. */
const plant = (x: number): string =>
  stroke(
    `M${x} ${floor - 60}C${x - 4} ${floor - 140} ${x - 20} ${floor - 180} ${x - 44} ${floor - 214}M${x} ${floor - 60}C${x + 2} ${floor - 150} ${x + 4} ${floor - 200} ${x + 2} ${floor - 262}M${x} ${floor - 60}C${x + 6} ${floor - 130} ${x + 24} ${floor - 160} ${x + 48} ${floor - 180}`,
    palette.green,
    7,
  ) +
  [
    [-44, -214, -40],
    [2, -262, 0],
    [48, -180, 52],
    [-22, -160, -58],
    [26, -136, 60],
    [-2, -186, -30],
    [8, -214, 34],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) =>
      place(
        { x: x + dx, y: floor + dy },
        fill("M0 18C-24 -4 -20 -38 0 -58C20 -38 24 -4 0 18Z", turn < 0 ? palette.green : "#0F7A4E"),
        { turn },
      ),
    )
    .join("") +
  fill(`M${x - 40} ${floor - 74}H${x + 40}L${x + 30} ${floor + 4}H${x - 30}Z`, palette.rust) +
  fill(`M${x + 8} ${floor - 74}H${x + 40}L${x + 30} ${floor + 4}H${x + 6}Z`, "#7C1B08");

/** Imani, in her chair, one hand on the table and one that explains. */
const imani = (): string => {
  const skin = skins.deep;
  const chair = wheelchair(palette.coral, palette.ink, palette.paper);
  return (
    arm(
      [20, -204, 14],
      [
        [62, -176, 12],
        [104, -208, 10],
      ],
      palette.violetDeep,
      skin.shade,
    ) +
    chair.behind +
    limb(
      [
        [-14, -132, 25],
        [58, -134, 20],
        [76, -50, 12],
      ],
      palette.ink,
    ) +
    shoe([76, -44, 9], palette.coral) +
    torso([6, -206, 29], [-16, -140, 28], palette.violet, palette.violetDeep) +
    fill("M14 -238L36 -206L26 -150L10 -146Z", palette.cream) +
    place(
      { x: 20, y: -272 },
      `${
        fluff(-4, -30, 47, 34, 16, 10, hairs.black) +
        head({ skin, style: "crop", color: hairs.black, glasses: "clear", mouth: "open" })
      }<circle cx="-8" cy="30" r="10" fill="none" stroke="${palette.coral}" stroke-width="5"/>`,
      { scale: 0.56 },
    ) +
    chair.before +
    arm(
      [2, -206, 17],
      [
        [36, -160, 14],
        [92, -172, 11],
      ],
      palette.violet,
      skin.light,
    )
  );
};

/** Noah, on a stool, with a sheet in his hands; drawn facing right, mirrored where he sits. */
const noah = (): string => {
  const skin = skins.fair;
  return (
    rect(-34, -128, 68, 14, "#7C1B08", 5) +
    stroke("M-20 -114L-34 -4M20 -114L34 -4M-29 -50H29", "#7C1B08", 9) +
    limb(
      [
        [0, -146, 25],
        [62, -138, 19],
        [46, -60, 12],
      ],
      "#2B3865",
    ) +
    shoe([44, -50, 9], palette.ink, -8) +
    arm(
      [10, -222, 14],
      [
        [40, -186, 12],
        [78, -206, 9],
      ],
      "#084B30",
      skin.shade,
    ) +
    limb(
      [
        [-6, -146, 26],
        [56, -140, 20],
        [64, -40, 12],
      ],
      "#3A4B86",
    ) +
    shoe([66, -32, 9], palette.ink, -6) +
    torso([4, -222, 30], [-4, -150, 29], palette.green, "#084B30") +
    stroke("M-18 -226L38 -222", palette.cream, 6, 'stroke-dasharray="1 12"') +
    stroke("M-22 -208L40 -204", palette.mint, 5) +
    place(
      { x: 18, y: -288 },
      head({
        skin,
        style: "quiff",
        color: hairs.copper,
        shade: hairs.copperDeep,
        beard: hairs.copper,
        aid: palette.violet,
      }),
      { scale: 0.56, turn: 4 },
    ) +
    place(
      { x: 96, y: -228 },
      rect(-6, -56, 84, 108, palette.paper, 3) +
        stroke("M8 -42H40M8 -26H64V14H8ZM8 -26L64 14M64 -26L8 14M8 28H52", palette.slate, 3.4),
      { turn: 8 },
    ) +
    arm(
      [0, -220, 17],
      [
        [34, -172, 14],
        [88, -186, 10],
      ],
      palette.green,
      skin.light,
    )
  );
};

/** The studio at work: Imani and Noah at the table, sketches on the line, a dog beneath. */
export const studio = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: "#D9CDFB",
    body:
      rect(0, floor - 74, 960, 74, "#C5B5F6") +
      stroke(`M-10 ${num(lineAt(-10))}L970 ${num(lineAt(970))}`, palette.ink, 5) +
      sheet(60, "flow", "M20 60c10 10 24 8 30 -6") +
      sheet(216, "home", "M8 110H50V132H8Z") +
      sheet(556, "list", "M34 30H100V56H34Z") +
      sheet(708, "form", "M54 118l8 10l20 -22") +
      sheet(838, "chart", "M24 84L44 66L60 72L80 40") +
      lamp(470) +
      rect(0, floor, 960, 80, palette.violetDeep) +
      rect(0, floor, 960, 9, palette.violet) +
      plant(52) +
      place({ x: 470, y: floor + 4 }, sleepingDog("#E3C28C", "#C59E62"), { scale: 1.05 }) +
      place({ x: 776, y: floor }, noah(), { flip: true, scale: 1.12 }) +
      table() +
      onTable() +
      place({ x: 206, y: floor }, imani(), { scale: 1.12 }),
  });
