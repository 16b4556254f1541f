import { text } from "../../lib/block-diagram";
import { stages } from "./journey-stages";
import { box, dot, ground, ink, muted, pale, red, rule, sheet, stroke, words } from "./sheet";

const left = 28;
const step = 182;
/** A pale fill with an edge is calm in the dark scheme as well, where ink would be a white bar. */
const headFill = "#D6E1F4";

interface Head {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stage's name in an arrow that points into the next one. */
export const stageHead = ({ x, y, width, height }: Head, name: string, column: number): string => {
  const [middle, bottom] = [y + height / 2, y + height];
  const tip = column === stages.length - 1 ? "" : `L${x + width + 12} ${middle}`;
  const notch = column === 0 ? "" : `L${x + 12} ${middle}`;
  const inset = column === 0 ? 14 : 24;
  const label = text(name, { weight: 700, fill: ink })(width - inset);
  return [
    `<path d="M${x} ${y}H${x + width}${tip}L${x + width} ${bottom}H${x}${notch}Z" fill="${headFill}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
    label.draw(x + inset, middle - label.height / 2),
  ].join("\n");
};

export const moodHeight = 128;

/** Where the curve of moods stands. */
interface Band {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly step: number;
}

/** One line through all moods, with level tangents so that it never leaves the band, and the moods' names. */
export const moodBand = ({ left, right, top, step }: Band): string => {
  const points = stages.map((stage, column) => ({
    ...stage,
    x: left + column * step + 40,
    y: top + (1 - stage.mood) * moodHeight,
  }));
  const curve = points.map(({ x, y }, index) => {
    const before = points[index - 1];
    return before === undefined
      ? `M${x} ${y}`
      : `C${(before.x + x) / 2} ${before.y} ${(before.x + x) / 2} ${y} ${x} ${y}`;
  });
  return [
    stroke(`M${left} ${top + moodHeight / 2}H${right}`, rule, 1.5, true),
    stroke(curve.join(""), red, 4),
    ...points.map(({ x, y, mood, feels }) => {
      const label =
        mood > 0.5
          ? words(x + 20, y - 10, feels, { bold: true })
          : words(x, y + 34, feels, { bold: true, align: "middle" });
      return `${dot(x, y, 9, ground, red, 4)}${label}`;
    }),
  ].join("\n");
};

const rowName = (y: number, name: string): string => words(left, y, name, { bold: true, color: muted });

/** What Marcus meets today, without the app: five stages, what he does, thinks and feels, and the chance in each. */
export const journeyMapSvg = (): string =>
  sheet(696, [
    ...stages.map(({ name }, column) =>
      stageHead({ x: left + column * step, y: 28, width: 174, height: 48 }, name, column),
    ),
    rowName(112, "What Marcus does"),
    ...stages.map(({ does }, column) => words(left + column * step, 140, does)),
    stroke(`M${left} 202H932`, rule, 1.5),
    rowName(234, "What he thinks"),
    ...stages.map(({ thinks }, column) => words(left + column * step, 262, thinks)),
    stroke(`M${left} 306H932`, rule, 1.5),
    rowName(338, "How he feels"),
    moodBand({ left, right: 932, top: 388, step }),
    box(16, 570, 928, 110, { fill: pale, radius: 10 }),
    rowName(602, "Where the app can help"),
    ...stages.map(({ chance }, column) => words(left + column * step, 634, chance)),
  ]);
