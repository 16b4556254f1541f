/** The package that counts syllables is an ES module, which jest cannot read: words of known length stand in for it. */
jest.mock("syllable", () => ({ syllable: (word: string) => word.match(/[aeiouy]+/giu)?.length ?? 0 }), {
  virtual: true,
});

import { countOf, gradeOf } from "./grade";

test("counts words, sentences and syllables", () => {
  expect(countOf(["We made a ramp.", "It rises slowly."])).toEqual({ words: 7, sentences: 2, syllables: 10 });
});

test("a figure counts as one syllable, and a word with a hyphen as both its parts", () => {
  expect(countOf(["About 2,400 ramps"]).syllables).toBe(2 + 1 + 1);
  expect(countOf(["plain-words"]).syllables).toBe(2);
});

test("gives the formula's grade", () => {
  expect(gradeOf({ words: 100, sentences: 5, syllables: 150 })).toBeCloseTo(0.39 * 20 + 11.8 * 1.5 - 15.59, 10);
  expect(gradeOf({ words: 0, sentences: 0, syllables: 0 })).toBe(0);
});

test("long sentences and long words are harder", () => {
  const plain = gradeOf(countOf(["We test it.", "We mend it."]));
  expect(gradeOf(countOf(["We test it and then we mend it as soon as we can."]))).toBeGreaterThan(plain);
  expect(gradeOf(countOf(["Remediation necessitates evaluation."]))).toBeGreaterThan(plain);
});
