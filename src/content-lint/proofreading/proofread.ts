import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContent, type ContentFile } from "../content-file";
import { dueReviews, endingSecurityTxt } from "../day-mistakes";
import type { Mistake } from "../mistake";
import { doubtfulWords } from "./inclusive-words";
import { hardParagraphs } from "./reading-grade";
import { misspellings, unknownWords, wordsOfContent } from "./spelling";

/**
 * What is read over beside the rules of the build: spelling (mistakes), and hints that never fail. The build does not
 * ask it: its packages are for development only, and a word that is missing in a list must not hold up a publication.
 */

export interface Proofreading {
  readonly mistakes: readonly Mistake[];
  readonly hints: readonly Mistake[];
}

const told = z.object({
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  field: z.string(),
  wrong: z.string(),
  mend: z.string(),
});

const remembered = z.object({
  /** By the words and the settings: the unknown words. */
  spelling: z.record(z.string(), z.array(z.string())),
  /** By a file's name and content: its hints. */
  hints: z.record(z.string(), z.array(told)),
});

type Remembered = z.infer<typeof remembered>;

/** Raise it when the rules of the hints change. */
const rules = "1";

const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\0")).digest("base64url");

const memoryFile = (root: string): string => path.join(root, "node_modules", ".cache", "content-proofreading.json");

/** What the last run found: texts that have not changed need not be read again. */
const recall = (root: string): Remembered => {
  try {
    return remembered.parse(JSON.parse(readFileSync(memoryFile(root), "utf8")));
  } catch {
    // No run before this one, or one of another version.
    return { spelling: {}, hints: {} };
  }
};

const remember = (root: string, memory: Remembered): void => {
  try {
    mkdirSync(path.dirname(memoryFile(root)), { recursive: true });
    writeFileSync(memoryFile(root), JSON.stringify(memory));
  } catch {
    // A folder that cannot be written to makes the next run slower, no more.
  }
};

const wordHints = async (files: readonly ContentFile[]): Promise<(content: ContentFile) => readonly Mistake[]> => {
  if (files.length === 0) return () => [];
  const [alex, { syllable }] = await Promise.all([import("alex"), import("syllable")]);
  return (content) => [...hardParagraphs([content], syllable), ...doubtfulWords([content], alex.text)];
};

const withoutGaps = (mistake: z.infer<typeof told>): Mistake => ({
  file: mistake.file,
  field: mistake.field,
  wrong: mistake.wrong,
  mend: mistake.mend,
  ...(mistake.line === undefined ? {} : { line: mistake.line }),
  ...(mistake.column === undefined ? {} : { column: mistake.column }),
});

/**
 * Reads the content over. Files that cannot be read, or hold mistakes of their form, are the content check's.
 * @param root the folder that holds content/, absolute
 * @param tools the project's folder, absolute; settings, word list and packages lie in it
 * @param today year-month-day
 * @throws when a package is missing, or the settings of cspell cannot be read
 */
export const proofread = async (
  root: string,
  tools = root,
  today = new Date().toISOString().slice(0, 10),
): Promise<Proofreading> => {
  const { files } = readContent(root);
  const memory = recall(tools);
  const words = wordsOfContent(files);
  const settings = ["cspell.json", "content/words.txt"].map((name) => readFileSync(path.join(tools, name), "utf8"));
  const spellingKey = digest(...settings, ...words);
  const asking = memory.spelling[spellingKey] ?? unknownWords(tools, words);

  const keyOf = ({ file, data }: ContentFile): string => digest(rules, file, JSON.stringify(data));
  const hintsOf = await wordHints(files.filter((content) => memory.hints[keyOf(content)] === undefined));
  const hints = files.map((content) => {
    const key = keyOf(content);
    return { key, found: (memory.hints[key] ?? [...hintsOf(content)]).map(withoutGaps) };
  });
  const unknown = await asking;
  remember(tools, {
    spelling: { [spellingKey]: [...unknown] },
    hints: Object.fromEntries(hints.map(({ key, found }) => [key, found])),
  });
  return {
    mistakes: misspellings(files, unknown),
    hints: [...dueReviews(files, today), ...endingSecurityTxt(files, today), ...hints.flatMap(({ found }) => found)],
  };
};
