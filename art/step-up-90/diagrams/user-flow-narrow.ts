import { arrowDown, card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { color, words } from "./sheet";

const space = (height: number): Block => shape(height, () => "");

interface NodeOptions {
  readonly strong?: boolean;
  /** A small line under the label. */
  readonly more?: string;
}

const node = (label: string, { strong = false, more }: NodeOptions = {}): Block =>
  card(
    stack(
      [
        text(label, { size: 17, weight: 600, fill: strong ? color.white : color.deep }),
        ...(more === undefined ? [] : [text(more, { fill: color.quiet })]),
      ],
      2,
    ),
    {
      fill: strong ? color.deep : color.white,
      edge: strong ? color.deep : color.teal,
      radius: 14,
    },
  );

const lane = (name: string, parts: readonly Block[]): Block =>
  card(stack([text(name, { size: 18, weight: 700, fill: color.quiet }), space(0), ...parts, space(2)], 4), {
    fill: color.warm,
    radius: 14,
  });

const aside = (label: string): Block => stack([space(6), text(label, { fill: color.quiet })], 0);

const next = arrowDown(color.teal);

/** Between the lanes, in line with the arrows in them. */
const nextLane = shape(
  30,
  (x, y) => `<path d="M${x + 34} ${y + 2}v24m-7-7l7 7l7-7" fill="none" stroke="${color.teal}" stroke-width="3"/>`,
);

/** How far from the left the box of a side branch begins: the way on passes it. */
const branchX = 100;

/** Two answers: one leads on, at the left; the other to a box at the right. */
const branch = (onward: string, aside: string, end: Block): Block => {
  const arrowHeight = 30;
  return (width) => {
    const box = end(width - branchX);
    const height = arrowHeight + 4 + box.height + 14;
    const line = (x: number, y: number, length: number): string =>
      `<path d="M${x} ${y + 2}v${length - 6}m-7-7l7 7l7-7" fill="none" stroke="${color.teal}" stroke-width="3"/>`;
    const answer = (x: number, y: number, label: string): string =>
      words(x + 16, y + 21, label, { size: 17, weight: 700, fill: color.deep });
    return {
      height,
      draw: (x, y) =>
        [
          line(x + 20, y, height),
          answer(x + 20, y, onward),
          line(x + branchX + 20, y, arrowHeight),
          answer(x + branchX + 20, y, aside),
          box.draw(x + branchX, y + arrowHeight + 4),
        ].join("\n"),
    };
  };
};

/** The way of spoken numbers has this room at the right of the steps that it goes around. */
const detourWidth = 44;

const detour = (label: string, parts: readonly Block[]): Block => {
  const steps = stack(parts, 4);
  return (width) => {
    const { height, draw } = steps(width - detourWidth);
    return {
      height,
      draw: (x, y) => {
        const lineX = x + width - detourWidth / 2;
        return [
          draw(x, y),
          words(lineX - 12, y + 21, label, { weight: 700, fill: color.deep, anchor: "end" }),
          `<path d="M${lineX} ${y - 2}V${y + height - 4}m-7-7l7 7l7-7" fill="none" stroke="${color.teal}" stroke-width="3"/>`,
        ].join("\n");
      },
    };
  };
};

const phone = lane("Rosa’s phone", [
  node("Tap Log", { strong: true }),
  detour("or speak all three", [
    next,
    node("Key in top number"),
    next,
    node("Key in bottom"),
    next,
    node("Key in pulse"),
    next,
  ]),
  node("Hear it, say yes"),
  next,
  node("Saved", { strong: true }),
  aside("Undo: one digit back, or one step back. Same key, same place."),
]);

const desk = lane("Theo’s desk", [
  node("Does it meet a rule?"),
  branch("Yes", "No", node("Stays in her record")),
  node("Call list, with a reason", { more: "“Ask Theo to call” leads here, too." }),
  next,
  node("Theo calls Rosa", { strong: true }),
  aside("Rosa and Theo set the rules on day 1."),
]);

/** The flow for phones: spoken numbers go around the keys. */
export const userFlowNarrow = (): string => narrowSheet([phone, nextLane, desk], 4);
