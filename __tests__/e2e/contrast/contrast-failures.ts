import { contrastRatio } from "../../../src/lib/contrast";
import { flatten, hex, over, parseColor } from "./colors";
import type { Sample } from "./read-samples";

/** Text of any size 7:1 (WCAG 1.4.6, AAA); edges of controls and icons 3:1 (1.4.11). */
const required: Readonly<Record<Sample["kind"], number>> = { text: 7, edge: 3, icon: 3 };

/** The best ratio of the sample's colors to its background. */
const ratioOf = (sample: Sample): number => {
  const background = flatten(sample.background);
  return Math.max(
    ...sample.colors.map((text) => {
      const color = parseColor(text);
      return contrastRatio(over({ ...color, alpha: color.alpha * sample.opacity }, background), background);
    }),
  );
};

/** Describes each sample whose contrast is too low. @param theme for the report */
export const contrastFailures = (theme: string, samples: readonly Sample[]): readonly string[] =>
  samples
    .map((sample) => ({ sample, ratio: ratioOf(sample) }))
    .filter(({ sample, ratio }) => ratio < required[sample.kind])
    .map(
      ({ sample: { kind, place, text, colors, background }, ratio }) =>
        `${theme}: ${kind} ${place} "${text}": ${colors.map((color) => hex(parseColor(color))).join(" or ")} on ${hex(flatten(background))} is ${ratio.toFixed(2)}:1, required ${String(required[kind])}:1`,
    );
