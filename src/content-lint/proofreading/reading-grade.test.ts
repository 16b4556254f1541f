import { readingGrade } from "./reading-grade";

test("the reading grade follows Flesch and Kincaid", () => {
  // 6 words, 1 sentence, 7 syllables: 0.39 × 6 + 11.8 × 7 / 6 − 15.59.
  const { words, grade } = readingGrade("The **cat** sat on [a pillow](/x/).", (word) => (word === "pillow" ? 2 : 1));
  expect(words).toBe(6);
  expect(grade).toBeCloseTo(0.52, 2);
});
