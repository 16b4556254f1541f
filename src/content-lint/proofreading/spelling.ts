import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { fieldRule, proseOf } from "../content-fields";
import { isPlaceholder } from "../text-rules";

/** Spelling, by cspell with American English and the studio's own list of words (cspell.json, content/words.txt). */

// Without link targets, URLs, mail addresses, placeholders and the possessive s.
/** The words of a text that a dictionary can know. */
export const wordsOfText = (paragraph: string): readonly string[] =>
  [
    ...paragraph
      .normalize("NFC")
      .replaceAll(/[\u00AD\u200C\u200D]/gu, "")
      .replaceAll(/\]\([^)]*\)|https?:\S+|\S+@\S+|\{[^}]*\}/gu, " ")
      .matchAll(/\p{L}[\p{L}'’]*\p{L}/gu),
  ]
    .map(([word]) => word.replaceAll("’", "'").replace(/'s?$/u, ""))
    // Placeholders have a rule of their own.
    .filter((word) => !isPlaceholder(word));

/** All words of the content, each once. */
export const wordsOfContent = (files: readonly ContentFile[]): readonly string[] =>
  [...new Set(files.flatMap((content) => proseOf(content).flatMap(({ value }) => wordsOfText(value))))].sort();

/**
 * The words that neither dictionary nor word list knows. One cspell process for all files, in parallel with the hints.
 * @param root the project's folder, absolute; cspell.json lies in it
 * @throws when cspell is not installed or cannot read its settings
 */
export const unknownWords = async (root: string, words: readonly string[]): Promise<readonly string[]> => {
  const options = [
    "--no-progress",
    "--no-summary",
    "--words-only",
    "--unique",
    "--config",
    path.join(root, "cspell.json"),
  ];
  // cspell does not export the path of its command.
  const command = path.join(path.dirname(require.resolve("cspell")), "..", "..", "bin.mjs");
  const cspell = spawn(process.execPath, [command, "lint", ...options, "stdin"], { cwd: root });
  const ended = once(cspell, "close");
  cspell.stdin.end(words.join("\n"));
  const [output, errorOutput] = await Promise.all([text(cspell.stdout), text(cspell.stderr), ended]);
  const code = cspell.exitCode;
  // 1 means: there are unknown words.
  if (code !== 0 && (code !== 1 || output.trim() === "")) {
    throw new Error(`The spelling check could not run: ${errorOutput.trim() || `it ended with ${String(code)}`}`);
  }
  return output
    .split("\n")
    .map((word) => word.trim())
    .filter((word) => word !== "");
};

/** An error for each field that holds one of the words. */
export const misspellings = (files: readonly ContentFile[], unknown: readonly string[]): readonly Diagnostic[] => {
  const misspelled = new Set(unknown);
  const fix = "Correct the spelling. If the word is right (a name, a term), add it to content/words.txt.";
  return fieldRule("spelling", proseOf, ({ value }) =>
    [...new Set(wordsOfText(value))]
      .filter((word) => misspelled.has(word))
      .map((word) => [`The dictionary does not know the word "${word}".`, fix]),
  )(files);
};
