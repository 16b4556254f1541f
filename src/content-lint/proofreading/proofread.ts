import { readContent } from "../content-file";
import { oldSources } from "../date-rules";
import type { Diagnostic } from "../diagnostic";
import { typographicQuotes } from "../text-rules";
import { unexplainedAbbreviations } from "./abbreviations";
import { inclusiveLanguage } from "./inclusive-words";
import { readingGradeHints } from "./reading-grade";
import { misspellings, unknownWords, wordsOfContent } from "./spelling";

/**
 * Spelling errors, and hints that never fail. Not part of the build: its packages are devDependencies, and a word that
 * is missing in the word list must not block a release.
 */

/**
 * Checks spelling, reading grade, wording and the age of sources. Files that cannot be read are lintContent's.
 * @param root the folder that holds content/, absolute
 * @param tools the project's folder, absolute; settings, word list and packages lie in it
 * @throws when a package is missing, or the settings of cspell cannot be read
 */
export const proofread = async (
  root: string,
  tools: string,
): Promise<Readonly<Record<"errors" | "hints", readonly Diagnostic[]>>> => {
  const { files } = readContent(root);
  const [unknown, alex, { syllable }] = await Promise.all([
    unknownWords(tools, wordsOfContent(files)),
    import("alex"),
    import("syllable"),
  ]);
  return {
    errors: misspellings(files, unknown),
    hints: [
      ...oldSources(files, new Date().toISOString().slice(0, 10)),
      ...typographicQuotes(files),
      ...unexplainedAbbreviations(files),
      ...readingGradeHints(files, syllable),
      ...inclusiveLanguage(files, alex.text),
    ],
  };
};
