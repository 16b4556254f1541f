import { distance } from "fastest-levenshtein";

/** The word that is nearest in spelling, with the number of letters that differ; undefined where there are no words. */
export const nearest = (
  word: string,
  words: readonly string[],
): { readonly word: string; readonly steps: number } | undefined =>
  words
    .map((other) => ({ word: other, steps: distance(word.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)[0];
