import { columns, mediumSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { moodBand, moodHeight, stageHead } from "./journey-map";
import { stages } from "./journey-stages";
import { box, ink, muted, pale, rule, stroke } from "./sheet";

const gap = 18;
const stepOf = (width: number): number => (width + gap) / stages.length;

const rowName = (name: string): Block => text(name, { weight: 700, fill: muted });

/** What one row says of each stage. */
const row = (name: string, wordsOf: readonly string[]): Block =>
  stack(
    [
      rowName(name),
      columns(
        wordsOf.map((said) => text(said, { fill: ink })),
        { gap },
      ),
    ],
    6,
  );

const line = shape(2, (x, y, width) => stroke(`M${x} ${y + 1}H${x + width}`, rule, 1.5));

/** A row on a pale ground that reaches over the margins, so that its columns stay below the others. */
const paleRow =
  (block: Block): Block =>
  (width) => {
    const { height, draw } = block(width);
    return {
      height: height + 26,
      draw: (x, y) => `${box(x - 12, y, width + 24, height + 26, { fill: pale, radius: 10 })}\n${draw(x, y + 11)}`,
    };
  };

/** The same for tablets. */
export const journeyMapMediumSvg = (): string =>
  mediumSheet(
    [
      shape(58, (x, y, width) =>
        stages
          .map(({ name }, column) =>
            stageHead({ x: x + column * stepOf(width), y, width: stepOf(width) - gap, height: 58 }, name, column),
          )
          .join("\n"),
      ),
      row(
        "What Marcus does",
        stages.map(({ does }) => does),
      ),
      line,
      row(
        "What he thinks",
        stages.map(({ thinks }) => thinks),
      ),
      line,
      rowName("How he feels"),
      shape(moodHeight + 52, (x, y, width) =>
        moodBand({ left: x, right: x + width, top: y + 16, step: stepOf(width) }),
      ),
      paleRow(
        row(
          "Where the app can help",
          stages.map(({ chance }) => chance),
        ),
      ),
    ],
    14,
  );
