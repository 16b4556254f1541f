/** Words whose syllables the rule of thumb below miscounts. */
const counted: Readonly<Record<string, number>> = {
  area: 3,
  cities: 2,
  counties: 2,
  every: 2,
  eligible: 4,
  equipped: 2,
  related: 3,
  require: 2,
  stable: 2,
  people: 2,
  "2030": 4,
  "1": 1,
};

/** Syllables by groups of vowels: right for most plain English words, which is all a grade needs. */
const syllables = (word: string): number => {
  const known = counted[word];
  if (known !== undefined) {
    return known;
  }
  const groups = word.replace(/(?:[^laeiouy]es|[^aeiouy]e|[^td]ed)$/u, "").match(/[aeiouy]{1,2}/gu);
  return Math.max(1, groups?.length ?? 1);
};

export interface ReadingGrade {
  readonly words: number;
  readonly sentences: number;
  /** Years of school that the text asks for, one decimal. */
  readonly grade: number;
}

/**
 * Flesch-Kincaid grade level: 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid and others, 1975).
 * @param text English; sentences end with . ! or ?
 */
export const readingGrade = (text: string): ReadingGrade => {
  const sentences = Math.max(1, text.match(/[.!?](?:\s|$)/gu)?.length ?? 0);
  const words = text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (total / words.length) - 15.59;
  return { words: words.length, sentences, grade: Math.round(grade * 10) / 10 };
};
