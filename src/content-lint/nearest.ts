import { distance } from "fastest-levenshtein";

/** The word that was probably meant: the nearest in spelling, if at most a third of the letters differ. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  const [first] = words
    .map((other) => ({ other, steps: distance(word.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return first !== undefined && first.steps <= Math.ceil(word.length / 3) ? first.other : undefined;
};
