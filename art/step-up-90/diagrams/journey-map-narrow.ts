import { card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { uprightCurve } from "../../lib/upright-curve";
import { stages, type Stage } from "./journey-map";
import { box, color, words } from "./sheet";

/** The band in which the mood runs, at the left of the words. */
const band = { width: 72, gap: 14, top: 26, edge: 13 } as const;
const partGap = 7;
const stageGap = 24;

const moods = stages.map(({ mood }) => mood);
const [lowest, highest] = [Math.min(...moods), Math.max(...moods)];

/** Low is at the band's left edge, high at its right. */
const moodX = (mood: number): number =>
  Math.round(band.edge + ((mood - lowest) / (highest - lowest)) * (band.width - 2 * band.edge));

const stageHead = ({ name, when }: Stage): Block =>
  shape(40, (x, y, width) =>
    [
      box(x, y, width, 40, color.deep, undefined, 9),
      words(x + 12, y + 27, name, { size: 20, weight: 700, fill: color.white }),
      words(x + width - 12, y + 26, when, { fill: "#CFE9E6", anchor: "end" }),
    ].join(""),
  );

interface PlacedStage {
  readonly stage: Stage;
  readonly draw: (x: number, y: number) => string;
  /** Both from the top of the first stage. */
  readonly top: number;
  readonly stationY: number;
}

/** Where each stage's words stand, and its station: beside the word for the feeling. */
const placeStages = (width: number): { readonly placed: readonly PlacedStage[]; readonly height: number } => {
  const placed: PlacedStage[] = [];
  let top = 0;
  for (const stage of stages) {
    const { name, does, thinks, feels, help } = stage;
    const before = [stageHead(stage), text(does, { fill: color.ink }), text(thinks, { weight: 600, fill: color.deep })];
    const whole = stack(
      [
        ...before,
        text(feels, { weight: 700, fill: color.ink }),
        card(text(help, { weight: 600, fill: color.deep }), { fill: color.tealSoft, edge: color.tealEdge }),
      ],
      partGap,
    )(width);
    const stationY = top + stack(before, partGap)(width).height + partGap + 11;
    placed.push({ stage, draw: whole.draw, top, stationY });
    top += whole.height + (name === stages.at(-1)?.name ? 0 : stageGap);
  }
  return { placed, height: top };
};

const journey: Block = (width) => {
  const { placed, height } = placeStages(width - band.width - band.gap);
  return {
    height,
    draw: (x, y) => {
      const wordsX = x + band.width + band.gap;
      const stations = placed.map(({ stage: { mood }, stationY }) => ({ mood, x: x + moodX(mood), y: y + stationY }));
      return [
        words(x, y + 16, "Low", { fill: color.quiet }),
        words(x + band.width, y + 16, "High", { fill: color.quiet, anchor: "end" }),
        box(x, y + band.top, band.width, height - band.top, color.warm),
        ...stations.map(
          (station) =>
            `<path d="M${station.x} ${station.y}H${wordsX - 5}" stroke="${color.teal}" stroke-width="2" stroke-dasharray="2 4"/>`,
        ),
        `<path d="${uprightCurve(stations)}" fill="none" stroke="${color.teal}" stroke-width="4.5"/>`,
        ...stations.map(
          (station) =>
            `<circle cx="${station.x}" cy="${station.y}" r="9" fill="${station.mood < 0.5 ? color.paper : color.teal}" stroke="${color.teal}" stroke-width="4.5"/>`,
        ),
        ...placed.map(({ draw, top }) => draw(wordsX, y + top)),
      ].join("\n");
    },
  };
};

/** The journey map for phones: the mood as one line from the top down, beside it what happens. */
export const journeyMapNarrow = (): string =>
  narrowSheet(
    [text("What Rosa does, thinks, and feels, and what would help", { weight: 700, fill: color.quiet }), journey],
    18,
  );
