import { beside, cards, columns, mediumSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { moodLine, stages, type Stage } from "./journey-map";
import { box, color, words } from "./sheet";

const gap = 8;

const row = (name: string, parts: Block): Block =>
  stack(
    [
      shape(1.5, (x, y, width) => `<path d="M${x} ${y}h${width}" stroke="${color.edge}" stroke-width="1.5"/>`),
      text(name, { weight: 700, fill: color.quiet }),
      parts,
    ],
    6,
  );

/** Words below each other's heads: they begin where a card's do. */
const cells = (blocks: readonly Block[]): Block =>
  columns(
    blocks.map((block) =>
      beside(
        shape(0, () => ""),
        14,
        block,
        0,
      ),
    ),
    { gap },
  );

/** "At the counter" is a little wider than a card leaves. */
const head = ({ name, when }: Stage, x: number, y: number, width: number): string =>
  [
    box(x, y, width, 64, color.deep, undefined, 10),
    words(x + 14, y + 28, name, { size: 20, weight: 700, fill: color.white }),
    words(x + 14, y + 51, when, { size: 15, fill: "#CFE9E6" }),
  ].join("");

const heads = shape(64, (x, y, width) => {
  const each = (width + gap) / stages.length;
  return stages.map((stage, index) => head(stage, x + index * each, y, each - gap)).join("");
});

const mood = shape(150, (x, y, width) => {
  const each = (width + gap) / stages.length;
  return moodLine(
    (index) => x + index * each + (each - gap) / 2,
    (value) => y + 130 - value * 116,
  );
});

/** The journey map for tablets: the mood's line runs through the stages from left to right. */
export const journeyMapMedium = (): string =>
  mediumSheet(
    [
      heads,
      row("Rosa does", cells(stages.map(({ does }) => text(does, { fill: color.ink })))),
      row("Rosa thinks", cells(stages.map(({ thinks }) => text(thinks, { weight: 600, fill: color.deep })))),
      row("Rosa feels", mood),
      row(
        "What would help",
        cards(
          stages.map(({ help }) => text(help, { weight: 600, fill: color.deep })),
          { fill: color.tealSoft, edge: color.tealEdge },
          gap,
        ),
      ),
    ],
    14,
  );
