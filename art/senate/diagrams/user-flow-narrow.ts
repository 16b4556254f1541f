import { card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { dot, ground, ink, muted, pale, red, stroke } from "./sheet";
import { partStyle, screens } from "./user-flow";

/** From one row to the next. */
export const rowGap = 8;
/** The rail's distance from the left edge, and that of what stands beside it. */
export const railLeft = 10;
const indent = 34;

/** Colors of the rail in a row's upper and lower half; none where no way leads. */
interface Rail {
  readonly above?: string;
  readonly below?: string;
}

/** What stands on the rail in the middle of a row. */
type Mark = (x: number, y: number) => string;

/** With sharp edges: where two parts meet, soft ones would show. */
const railStroke = (x: number, from: number, to: number, color: string | undefined): string =>
  color === undefined
    ? ""
    : `<path d="M${x} ${from}V${to}" stroke="${color}" stroke-width="${color === red ? 5 : 3}" shape-rendering="crispEdges"/>`;

/** A row beside the rail. The rail begins at the row before, so that it has no breaks. */
const row =
  (block: Block, { above, below }: Rail, mark: Mark): Block =>
  (width) => {
    const { height, draw } = block(width - indent);
    return {
      height,
      draw: (x, y) => {
        const [railX, middle] = [x + railLeft, y + height / 2];
        return [
          railStroke(railX, y - rowGap, middle, above),
          railStroke(railX, middle, y + height, below),
          mark(railX, middle),
          draw(x + indent, y),
        ].join("\n");
      },
    };
  };

const stop =
  (color: string): Mark =>
  (x, y) =>
    `${stroke(`M${x} ${y}H${x + indent - railLeft}`, color, color === red ? 5 : 3)}${dot(x, y, 7, ground, color, 4)}`;

const screen = (name: string, rail: Rail, branch?: string): Block => {
  const note = screens.find((found) => found.name === name)?.note ?? "";
  const lines = [text(name, { size: 18, weight: 700, fill: ink }), text(note, { fill: muted })];
  const more = branch === undefined ? [] : [text(branch, { weight: 700, fill: ink })];
  const color = rail.above === red || rail.below === red ? red : ink;
  return row(card(stack([...lines, ...more], 0), { fill: "#FFFFFF", edge: ink, radius: 12 }), rail, stop(color));
};

/** Wider than the rail at its widest. */
const head =
  (color: string): Mark =>
  (x, y) =>
    `<path d="M${x - 10} ${y - 7}H${x + 10}L${x} ${y + 9}Z" fill="${color}"/>`;

/** A way down the rail, with words beside its arrow. */
const way = (color: string, label: string): Block =>
  row(
    text(label, color === red ? { weight: 700, fill: red } : { fill: muted }),
    { above: color, below: color },
    head(color),
  );

const onRed: Rail = { above: red, below: red };
const onInk: Rail = { above: ink, below: ink };

/** A part's name, with room between it and what came before. */
const part = (name: string, rail: Rail, room = 0): Block =>
  row(
    stack([shape(room, () => ""), text(name, { size: partStyle.size, weight: 700, fill: partStyle.color })], 0),
    rail,
    () => "",
  );

/** An arrow alone. */
const onward = row(
  shape(14, () => ""),
  onInk,
  head(ink),
);

const alert = row(
  card(stack([text("Alert", { size: 18, weight: 700, fill: ink }), text("“It is answered”", { fill: muted })], 0), {
    fill: pale,
    edge: ink,
    dashed: true,
    radius: 28,
  }),
  onInk,
  stop(ink),
);

/** As far as the way to Write. */
export const reading: readonly Block[] = [
  part("Once", {}),
  screen("Find", { below: ink }),
  onward,
  part("Every day", onInk),
  screen("Home", { above: ink, below: red }, "Vote open? Go to Write."),
  way(red, "1 tap"),
  screen("Bill", onRed),
  way(red, "scroll"),
  screen("Vote record", onRed),
  way(red, "1 tap"),
];

/** The part in which people write. @param rail the rail above Write */
export const speaking = (rail: Rail, room: number): readonly Block[] => [
  part("When you want to speak", rail, room),
  screen("Write", { ...rail, below: red }),
  way(red, "1 tap"),
  screen("Sent", { above: red, below: ink }),
  way(ink, "days"),
  alert,
  onward,
  screen("Answer", { above: ink }, "Not answered yet? Go to Write."),
];

/** The flow for phones: one rail down the side, red along Marcus's way. A way back is told in its screen. */
export const userFlowNarrowSvg = (): string =>
  narrowSheet(
    [
      ...reading,
      ...speaking(onRed, 16),
      text("Red: Marcus, on one break. Dashed: from outside the app.", { fill: muted }),
    ],
    rowGap,
  );
