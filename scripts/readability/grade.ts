import { syllable } from "syllable";

/** What the grade is made of. */
export interface Counts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

const wordsIn = (sentence: string): readonly string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$/-]*/gu) ?? [];

/** A figure is read as a picture, so it counts as one syllable. */
const syllablesOf = (word: string): number =>
  /\p{N}/u.test(word) ? 1 : word.split(/[-/]/u).reduce((sum, part) => sum + Math.max(1, syllable(part)), 0);

/** Counts words, sentences and syllables. @param sentences one each */
export const countOf = (sentences: readonly string[]): Counts => {
  const words = sentences.flatMap(wordsIn);
  return {
    words: words.length,
    sentences: sentences.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
};

/**
 * The school grade in the United States at which a text is read with ease: Flesch and Kincaid's formula
 * (Kincaid and others, Derivation of New Readability Formulas, U.S. Navy, 1975).
 * @returns 0 for a text without words
 */
export const gradeOf = ({ words, sentences, syllables }: Counts): number =>
  words === 0 ? 0 : Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
