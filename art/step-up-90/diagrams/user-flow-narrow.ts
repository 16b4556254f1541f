import { arrowDown, card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { color, words } from "./sheet";

const space = (height: number): Block => shape(height, () => "");

const node = (label: string, strong = false): Block =>
  card(text(label, { size: 17, weight: 600, fill: strong ? color.white : color.deep }), {
    fill: strong ? color.deep : color.white,
    edge: strong ? color.deep : color.teal,
    radius: 14,
  });

const lane = (name: string, parts: readonly Block[]): Block =>
  card(stack([text(name, { size: 18, weight: 700, fill: color.quiet }), space(0), ...parts, space(2)], 4), {
    fill: color.warm,
    radius: 14,
  });

/** Words below a box, with room to it. */
const remark = (label: string): Block => stack([space(4), text(label, { weight: 600, fill: color.deep })], 0);

const aside = (label: string): Block => stack([space(6), text(label, { fill: color.quiet })], 0);

const next = arrowDown(color.teal);

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
  node("Tap Log", true),
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
  node("Saved", true),
  aside("Undo: one digit back, or one step back. Same key, same place."),
]);

const desk = lane("Theo’s desk", [
  node("Does it meet a rule?"),
  remark("No: stays in her record"),
  arrowDown(color.teal, text("Yes", { weight: 700, fill: color.deep })),
  node("Call list, with the reason"),
  remark("Tap Call Theo leads here, too."),
  next,
  node("Theo calls Rosa", true),
  aside("Rosa and Theo set the rules on day 1."),
]);

/** The flow for phones: spoken numbers go around the keys. */
export const userFlowNarrow = (): string => narrowSheet([phone, next, desk], 4);
