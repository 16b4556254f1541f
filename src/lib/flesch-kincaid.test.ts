import { countText, fleschKincaidGrade } from "./flesch-kincaid";

const byVowels = (word: string): number => word.match(/[aeiouy]+/giu)?.length ?? 0;

const gradeOf = (...sentences: readonly string[]): number => fleschKincaidGrade(countText(sentences, byVowels));

test("counts words, sentences and syllables", () => {
  expect(countText(["We made a ramp.", "It rises slowly."], byVowels)).toEqual({
    words: 7,
    sentences: 2,
    syllables: 10,
  });
});

test("a figure counts as one syllable, and a word with a hyphen as both its parts", () => {
  expect(countText(["About 2,400 ramps"], byVowels).syllables).toBe(2 + 1 + 1);
  expect(countText(["plain-words"], byVowels).syllables).toBe(2);
});

test("gives the formula's grade", () => {
  expect(fleschKincaidGrade({ words: 100, sentences: 5, syllables: 150 })).toBeCloseTo(
    0.39 * 20 + 11.8 * 1.5 - 15.59,
    10,
  );
  expect(fleschKincaidGrade({ words: 0, sentences: 0, syllables: 0 })).toBe(0);
});

test("long sentences and long words are harder", () => {
  const plain = gradeOf("We test it.", "We mend it.");
  expect(gradeOf("We test it and then we mend it as soon as we can.")).toBeGreaterThan(plain);
  expect(gradeOf("Remediation necessitates evaluation.")).toBeGreaterThan(plain);
});
