import { contrastRatio, parseHexColor } from "../../lib/contrast";
import type { Scheme, Token } from "./read-tokens";

/** A color on a ground that it is meant for, and the ratio that it must reach there. */
export interface ColorPair {
  readonly color: string;
  readonly ground: string;
  /** 7 for text (WCAG 1.4.6), 3 for what shows a control or the focus (1.4.11). */
  readonly asked: 7 | 3;
}

const pairs = (color: string, grounds: readonly string[], asked: ColorPair["asked"]): readonly ColorPair[] =>
  grounds.map((ground) => ({ color, ground, asked }));

const pageGrounds = ["--surface", "--surface-raised"];
const planeGrounds = ["--plane", "--plane-raised"];

/** What stands on what. The notes in src/styles/tokens.css say the same in words. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs("--text", pageGrounds, 7),
  ...pairs("--text-muted", pageGrounds, 7),
  ...pairs("--action", pageGrounds, 7),
  ...pairs("--error", ["--surface"], 7),
  ...pairs("--success", ["--surface"], 7),
  ...pairs("--on-attention", ["--attention"], 7),
  ...pairs("--on-plane", planeGrounds, 7),
  ...pairs("--on-plane-muted", planeGrounds, 7),
  ...pairs("--control-edge", pageGrounds, 3),
  ...pairs("--plane-edge", ["--plane"], 3),
  ...pairs("--rail", pageGrounds, 3),
  ...pairs("--focus-line", pageGrounds, 3),
];

/**
 * Why a color that says what it is for stands in no pair. Names of base colors need none: components never use them.
 */
export const unpaired: Readonly<Record<string, string>> = {
  "--rule": "Decoration: nothing is lost when it is not seen.",
  "--focus-halo": "Lies beside the focus line, which is the mark.",
};

/** The ratio of a pair in a scheme. @throws when there is no such token */
export const ratioIn = (tokens: readonly Token[], { color, ground }: ColorPair, scheme: Scheme): number => {
  const valueOf = (name: string): string => {
    const token = tokens.find((candidate) => candidate.name === name);
    if (token === undefined) throw new Error(`There is no token ${name}.`);
    return token.values[scheme.key];
  };
  return contrastRatio(parseHexColor(valueOf(color)), parseHexColor(valueOf(ground)));
};
