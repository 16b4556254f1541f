import { narrowSheet, stack, text } from "../../lib/block-diagram";
import { repairList } from "./repair-pieces";
import { color, path, sheet, words } from "./sheet";

const grayX = 200;
const finishedX = 592;
const pieceWidth = 336;
const gap = 30;

/** Prototype: four faults of the gray pages, each beside its repair. */
export const repairs = (): string => {
  let top = 80;
  const rows = repairList.map(({ name, before, after }, index) => {
    const pieces = [before(pieceWidth), after(pieceWidth)] as const;
    const middle = top + pieces[0].height / 2;
    const row = [
      index === 0 ? "" : path(`M32 ${top - gap / 2}H928`, { stroke: color.edge, width: 1.5 }),
      words(32, middle + 7, name, { size: 20, weight: 700 }),
      pieces[0].draw(grayX, top),
      path(`M${grayX + pieceWidth + 10} ${middle}H${finishedX - 12}`, { arrow: true }),
      pieces[1].draw(finishedX, top),
    ].join("");
    top += pieces[0].height + gap;
    return row;
  });
  const heads = `${words(grayX, 52, "Gray pages", { size: 19, weight: 700, fill: color.slate })}${words(finishedX, 52, "Finished pages", { size: 19, weight: 700, fill: color.violet })}`;
  return sheet("Four accessibility faults in the gray pages, and their repairs", top - 2, `${heads}${rows.join("")}`);
};

/** The same for phones. */
export const repairsNarrow = (): string =>
  narrowSheet(
    repairList.map(({ name, before, after }) =>
      stack(
        [
          text(name, { size: 19, weight: 700, fill: color.ink }),
          stack([text("Gray pages", { weight: 600, fill: color.slate }), before]),
          stack([text("Finished pages", { weight: 600, fill: color.violet }), after]),
        ],
        12,
      ),
    ),
    28,
  );
