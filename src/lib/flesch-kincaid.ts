/** Counts the syllables of one word; the package "syllable" is one. */
export type SyllableCounter = (word: string) => number;

export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

const wordsIn = (sentence: string): readonly string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$/-]*/gu) ?? [];

/** Counts the words and syllables of sentences. A figure counts as one syllable, a word with hyphens as its parts. */
export const countText = (sentences: readonly string[], syllablesOf: SyllableCounter): TextCounts => {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.map((word) =>
    /\p{N}/u.test(word) ? 1 : word.split(/[-/]/u).reduce((sum, part) => sum + Math.max(1, syllablesOf(part)), 0),
  );
  return {
    words: words.length,
    sentences: sentences.length,
    syllables: syllables.reduce((sum, count) => sum + count, 0),
  };
};

/**
 * The Flesch-Kincaid grade: the school grade in the United States at which a text is read with ease (Kincaid and others,
 * Derivation of New Readability Formulas, U.S. Navy, 1975). 0 for a text without words.
 */
export const fleschKincaidGrade = ({ words, sentences, syllables }: TextCounts): number =>
  words === 0 ? 0 : Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
