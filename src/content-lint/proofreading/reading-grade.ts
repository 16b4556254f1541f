import { countText, fleschKincaidGrade, type SyllableCounter } from "../../lib/flesch-kincaid";
import { linksInMarkup, parseInlineMarkup } from "../../lib/parse-inline-markup";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { diagnosticAt, proseOf } from "../content-fields";

/** The highest reading grade without a hint. */
const highestGrade = 9;

/** In shorter texts one long name decides the grade. */
const leastWords = 30;

export interface Reading {
  readonly words: number;
  readonly grade: number;
}

/** The Flesch-Kincaid grade of a text with inline markup. */
export const readingGrade = (text: string, syllablesOf: SyllableCounter): Reading => {
  const plain = parseInlineMarkup(text)
    .map((piece) => piece.text)
    .join("");
  const sentences = plain.split(/[.!?]+(?:["”’)]*\s|$)/u).filter((part) => /\p{L}/u.test(part));
  const counts = countText(sentences, syllablesOf);
  return { words: counts.words, grade: fleschKincaidGrade(counts) };
};

/** Hints at paragraphs above the highest grade. */
export const hardParagraphs = (files: readonly ContentFile[], syllablesOf: SyllableCounter): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content).flatMap(({ path, value: text }) => {
      const { words, grade } = readingGrade(text, syllablesOf);
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
