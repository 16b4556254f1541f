import { card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { uprightCurve } from "../../lib/upright-curve";
import { stages } from "./journey-stages";
import { box, dot, ground, ink, muted, pale, red, stroke, words } from "./sheet";

/** The band in which the mood runs, at the left of the words. */
const band = { width: 80, gap: 16, top: 26, edge: 14 } as const;
const partGap = 6;
const stageGap = 28;

const heading = (name: string): Block =>
  stack(
    [
      shape(3, (x, y, width) => stroke(`M${x} ${y + 1}H${x + width}`, ink, 3)),
      text(name, { size: 20, weight: 700, fill: ink }),
    ],
    partGap,
  );

const help = (chance: string): Block =>
  card(stack([text("The app can help:", { weight: 700, fill: muted }), text(chance, { fill: ink })], 2), {
    fill: pale,
  });

const journey: Block = (width) => {
  const indent = band.width + band.gap;
  const parts = stages.map(({ name, does, thinks, feels, mood, chance }) => {
    const before = [heading(name), text(does, { fill: ink }), text(thinks, { weight: 600, fill: ink })];
    const block = stack([...before, text(feels, { weight: 700, fill: red }), help(chance)], partGap);
    // Each mood stands beside its word.
    return { mood, block, wordMiddle: stack(before, partGap)(width - indent).height + partGap + 11 };
  });
  const whole = stack(
    parts.map(({ block }) => block),
    stageGap,
  )(width - indent);
  return {
    height: whole.height,
    draw: (x, y) => {
      let top = y;
      const points = parts.map(({ mood, block, wordMiddle }) => {
        const point = { x: x + band.edge + mood * (band.width - 2 * band.edge), y: top + wordMiddle };
        top += block(width - indent).height + stageGap;
        return point;
      });
      return [
        words(x, y + 16, "Low", { color: muted }),
        words(x + band.width, y + 16, "High", { align: "end", color: muted }),
        box(x, y + band.top, band.width, whole.height - band.top, { fill: pale }),
        ...points.map((point) => stroke(`M${point.x} ${point.y}H${x + indent - 6}`, red, 2, true)),
        stroke(uprightCurve(points), red, 4),
        ...points.map((point) => dot(point.x, point.y, 9, ground, red, 4)),
        whole.draw(x + indent, y),
      ].join("\n");
    },
  };
};

/** The same for phones: the mood as one line from the top down, beside it what happens. */
export const journeyMapNarrowSvg = (): string =>
  narrowSheet(
    [text("What Marcus does, thinks, and feels, and where the app can help", { weight: 700, fill: muted }), journey],
    20,
  );
