import { beside, columns, shape, stack, text, type Block } from "../../lib/block-diagram";
import { repairList, type Repair } from "./repair-pieces";
import { color, mediumSheet, narrowSheet, path, sheet } from "./sheet";

const gray = text("Gray pages", { size: 18, weight: 600, fill: color.slate });
const finished = text("Finished pages", { size: 18, weight: 600, fill: color.violet });

const nameOf = ({ name }: Repair): Block => text(name, { size: 19, weight: 700, fill: color.ink });

/** A fault, an arrow, and its repair. */
const pair =
  ({ before, after }: Repair, gap: number): Block =>
  (width) => {
    const { height, draw } = columns([before, after], { gap })(width);
    return {
      height,
      draw: (x, y) =>
        `${draw(x, y)}${path(`M${x + (width - gap) / 2 + 9} ${y + height / 2}h${gap - 18}m-7-7l7 7l-7 7`)}`,
    };
  };

const rule = shape(0, (x, y, width) => path(`M${x} ${y}h${width}`, { stroke: color.edge, width: 1.5 }));

const title = "Four accessibility faults in the gray pages, and their repairs";

const nameWidth = 144;
const wideGap = 56;

/** Prototype: four faults of the gray pages, each beside its repair. */
export const repairs = (): string => {
  const named = (name: Block, block: Block): Block => beside(name, nameWidth, block, 24);
  const heads = named(
    shape(0, () => ""),
    columns([gray, finished], { gap: wideGap }),
  );
  const rows = repairList.flatMap((repair, index) => [
    ...(index === 0 ? [] : [rule]),
    named(nameOf(repair), pair(repair, wideGap)),
  ]);
  const { height, draw } = stack([heads, ...rows], 15)(896);
  return sheet(title, height + 58, draw(32, 28));
};

/** The same for tablets: the names above the pairs. */
export const repairsMedium = (): string =>
  mediumSheet(
    title,
    [
      columns([gray, finished], { gap: 44 }),
      ...repairList.flatMap((repair, index) => [
        ...(index === 0 ? [] : [rule]),
        stack([nameOf(repair), pair(repair, 44)], 12),
      ]),
    ],
    16,
  );

/** The same for phones. */
export const repairsNarrow = (): string =>
  narrowSheet(
    title,
    repairList.map((repair) =>
      stack([nameOf(repair), stack([gray, repair.before]), stack([finished, repair.after])], 12),
    ),
    28,
  );
