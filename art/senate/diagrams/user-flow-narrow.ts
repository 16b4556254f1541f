import { card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { dot, ground, ink, muted, pale, red, stroke } from "./sheet";
import { screens } from "./user-flow";

/** From one row to the next. */
const gap = 8;
/** The rail's distance from the left edge, and that of what stands beside it. */
const railLeft = 10;
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
          railStroke(railX, y - gap, middle, above),
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

const part = (name: string, rail: Rail, mark: Mark = () => ""): Block =>
  row(text(name, { weight: 700, fill: muted }), rail, mark);

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

/** The flow for phones: one rail down the side, red along Marcus's way. A way back is told in its screen. */
export const userFlowNarrowSvg = (): string =>
  narrowSheet(
    [
      part("Once", {}),
      screen("Find", { below: ink }),
      part("Every day", onInk, head(ink)),
      screen("Home", { above: ink, below: red }, "Vote open? Go to Write."),
      way(red, "1 tap"),
      screen("Bill", onRed),
      way(red, "scroll"),
      screen("Vote record", onRed),
      way(red, "1 tap"),
      part("When you want to speak", onRed),
      screen("Write", onRed),
      way(red, "1 tap"),
      screen("Sent", { above: red, below: ink }),
      way(ink, "days"),
      alert,
      row(
        shape(14, () => ""),
        onInk,
        head(ink),
      ),
      screen("Answer", { above: ink }, "Not answered yet? Go to Write."),
      text("Red: Marcus, on one break. Dashed: from outside the app.", { fill: muted }),
    ],
    gap,
  );
