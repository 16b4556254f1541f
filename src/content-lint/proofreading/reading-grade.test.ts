import { readingGrade } from "./reading-grade";

test("the reading grade follows Flesch and Kincaid", () => {
  // 6 words, 1 sentence, 7 syllables: 0.39 × 6 + 11.8 × 7 / 6 − 15.59.
  const { words, grade } = readingGrade("The **cat** sat on [a pillow](/x/).", (word) => (word === "pillow" ? 2 : 1));
  expect(words).toBe(6);
  expect(grade).toBeCloseTo(0.52, 2);
});

test("a figure counts as one syllable, a word with a hyphen as both its parts; no words are no grade", () => {
  const byVowels = (word: string): number => word.match(/[aeiouy]+/giu)?.length ?? 0;
  const syllables = (text: string, words: number): number =>
    Math.round(((readingGrade(text, byVowels).grade + 15.59 - 0.39 * words) / 11.8) * words);
  expect(syllables("Accessible 2,400 considerable", 3)).toBe(4 + 1 + 5);
  expect(syllables("interdisciplinary-administration", 1)).toBe(7 + 5);
  expect(readingGrade("", byVowels)).toEqual({ words: 0, grade: 0 });
});
