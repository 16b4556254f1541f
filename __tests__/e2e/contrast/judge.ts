import { contrast, hex, over, readColor, type Color } from "./ratio";
import type { Sample } from "./read-page";

/**
 * What is asked. Text is held to 7:1 (WCAG 1.4.6, AAA), large text as well: more than AA's 4.5 and 3.
 * Edges of controls and icons are held to 3:1 (1.4.11).
 */
const asked: Readonly<Record<Sample["kind"], number>> = { text: 7, edge: 3, icon: 3 };

/** Lays the grounds over each other, from the last, which is opaque, to the nearest. */
export const flatten = (ground: readonly string[]): Color =>
  ground.map(readColor).reduceRight((back, front) => over(front, back), readColor("rgb(255, 255, 255)"));

/** The best ratio that any of the sample's colors has to its ground. */
export const ratioOf = (sample: Sample): number => {
  const ground = flatten(sample.ground);
  return Math.max(
    ...sample.colors.map((text) => {
      const color = readColor(text);
      return contrast(over({ ...color, alpha: color.alpha * sample.opacity }, ground), ground);
    }),
  );
};

/** Tells what is too weak, one line each: place, words, colors, ratio. @param scene as in `dark, hover` */
export const faultsIn = (scene: string, samples: readonly Sample[]): readonly string[] =>
  samples
    .map((sample) => ({ sample, ratio: ratioOf(sample) }))
    .filter(({ sample, ratio }) => ratio < asked[sample.kind])
    .map(
      ({ sample: { kind, place, words, colors, ground }, ratio }) =>
        `${scene}: ${kind} ${place} "${words}": ${colors.map((color) => hex(readColor(color))).join(" or ")} on ${hex(flatten(ground))} is ${ratio.toFixed(2)}:1, asked ${String(asked[kind])}:1`,
    );
