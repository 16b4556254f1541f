import { contrastRatio, parseHexColor } from "../../lib/contrast";
import type { Scheme, Token } from "../../lib/design-tokens";

/** A color on a background that it is meant for, and the ratio that it must reach there. */
export interface ColorPair {
  readonly color: string;
  readonly background: string;
  /** 7 for text (WCAG 1.4.6), 3 for what shows a control or the focus (1.4.11). */
  readonly minimum: 7 | 3;
}

const pairs = (color: string, backgrounds: readonly string[], minimum: ColorPair["minimum"]): readonly ColorPair[] =>
  backgrounds.map((background) => ({ color, background, minimum }));

const pageBackgrounds = ["--surface", "--surface-raised"];
const planeBackgrounds = ["--plane", "--plane-raised"];

/** What stands on what. The notes in src/styles/tokens.css say the same in words. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs("--text", pageBackgrounds, 7),
  ...pairs("--text-muted", pageBackgrounds, 7),
  ...pairs("--action", pageBackgrounds, 7),
  ...pairs("--error", ["--surface"], 7),
  ...pairs("--success", ["--surface"], 7),
  ...pairs("--on-attention", ["--attention", "--attention-pressed"], 7),
  ...pairs("--on-plane", planeBackgrounds, 7),
  ...pairs("--on-plane-muted", planeBackgrounds, 7),
  ...pairs("--control-edge", pageBackgrounds, 3),
  ...pairs("--plane-edge", ["--plane"], 3),
  ...pairs("--rail", pageBackgrounds, 3),
  ...pairs("--focus-line", pageBackgrounds, 3),
];

/**
 * Why a color that says what it is for stands in no pair. Names of base colors need none: components never use them.
 */
export const unpaired: Readonly<Record<string, string>> = {
  "--rule": "Decoration: nothing is lost when it is not seen.",
  "--focus-halo": "Lies beside the focus line, which is the mark.",
};

/** The ratio of a pair in a scheme. @throws when there is no such token */
export const ratioIn = (tokens: readonly Token[], { color, background }: ColorPair, scheme: Scheme): number => {
  const valueOf = (name: string): string => {
    const token = tokens.find((candidate) => candidate.name === name);
    if (token === undefined) throw new Error(`There is no token ${name}.`);
    return token.values[scheme.key];
  };
  return contrastRatio(parseHexColor(valueOf(color)), parseHexColor(valueOf(background)));
};
