import { linksInMarkup, parseInlineMarkup } from "../../lib/parse-inline-markup";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { fieldRule, proseOf } from "../content-fields";

/** The highest reading grade without a hint. */
const highestGrade = 9;

/** In shorter texts one long name decides the grade. */
const leastWords = 30;

/** Counts the syllables of one word; the package "syllable" is one. */
type SyllableCounter = (word: string) => number;

/** A figure counts as one syllable, a word with hyphens as its parts. */
const syllablesIn = (word: string, syllablesOf: SyllableCounter): number =>
  /\p{N}/u.test(word) ? 1 : word.split(/[-/]/u).reduce((sum, part) => sum + Math.max(1, syllablesOf(part)), 0);

/**
 * The Flesch-Kincaid grade of a text with inline markup: the school grade in the United States at which it is read with
 * ease (Kincaid and others, Derivation of New Readability Formulas, U.S. Navy, 1975). 0 for a text without words.
 */
export const readingGrade = (
  text: string,
  syllablesOf: SyllableCounter,
): Readonly<Record<"words" | "grade", number>> => {
  const plain = parseInlineMarkup(text)
    .map((piece) => piece.text)
    .join("");
  const sentences = plain.split(/[.!?]+(?:["”’)]*\s|$)/u).filter((part) => /\p{L}/u.test(part));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$/-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, syllablesOf), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { words: words.length, grade: words.length === 0 ? 0 : Math.max(0, grade) };
};

/** Hints at paragraphs above the highest grade. */
export const readingGradeHints = (files: readonly ContentFile[], syllablesOf: SyllableCounter): readonly Diagnostic[] =>
  fieldRule("reading-grade", proseOf, ({ value: text }) => {
    const { words, grade } = readingGrade(text, syllablesOf);
    // A paragraph that names its sources by links is hard by their titles.
    if (words < leastWords || linksInMarkup(text).length > 1 || grade < highestGrade + 1) return [];
    const message = `This reads at grade ${Math.floor(grade)}; the site aims at ${highestGrade} or lower.`;
    return [[message, "Make two sentences of a long one, and use shorter words."]];
  })(files);
