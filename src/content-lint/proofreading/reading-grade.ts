import { linksInMarkup, parseInlineMarkup } from "../../lib/parse-inline-markup";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { diagnosticAt, proseOf } from "../content-fields";

/** How many years of school a text asks for, after Flesch and Kincaid (1975). */

/** The grade that the site's texts stay under. */
const highestGrade = 9;

/** Shorter texts say little about their grade: one long name decides. */
const leastWords = 30;

export interface Reading {
  readonly words: number;
  readonly grade: number;
}

/**
 * The Flesch-Kincaid grade: 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * @param syllables counts the syllables of one word
 */
export const readingGrade = (text: string, syllables: (word: string) => number): Reading => {
  const plain = parseInlineMarkup(text)
    .map((piece) => piece.text)
    .join("");
  const words = plain.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = plain.split(/[.!?]+(?:["”’)]*\s|$)/u).filter((part) => /\p{L}/u.test(part)).length;
  if (words.length === 0) return { words: 0, grade: 0 };
  const all = words.reduce((sum, word) => sum + syllables(word), 0);
  return {
    words: words.length,
    grade: (0.39 * words.length) / Math.max(sentences, 1) + (11.8 * all) / words.length - 15.59,
  };
};

/** Paragraphs that ask for more than nine years of school, as hints. A name or a law can be the reason: read it aloud. */
export const hardParagraphs = (
  files: readonly ContentFile[],
  syllables: (word: string) => number,
): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content).flatMap(({ path, value: text }) => {
      const { words, grade } = readingGrade(text, syllables);
      // A paragraph that names its sources by links is hard by their titles.
      if (words < leastWords || linksInMarkup(text).length > 1 || grade < highestGrade + 1) return [];
      return [
        diagnosticAt(
          content,
          path,
          `This reads at grade ${Math.floor(grade)}; the site aims at ${highestGrade} or lower.`,
          "Make two sentences of a long one, and use shorter words.",
        ),
      ];
    }),
  );
