import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContent, type ContentFile } from "../content-file";
import { oldSources } from "../date-rules";
import type { Diagnostic } from "../diagnostic";
import { bareAbbreviations } from "./abbreviations";
import { doubtfulWords } from "./inclusive-words";
import { hardParagraphs } from "./reading-grade";
import { misspellings, unknownWords, wordsOfContent } from "./spelling";

/**
 * Spelling errors, and hints that never fail. Not part of the build: its packages are devDependencies, and a word that
 * is missing in the word list must not block a release.
 */

export interface Proofreading {
  readonly errors: readonly Diagnostic[];
  readonly hints: readonly Diagnostic[];
}

const cachedDiagnostic = z.object({
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  field: z.string(),
  message: z.string(),
  fix: z.string(),
});

const cacheSchema = z.object({
  /** By the words and the settings: the unknown words. */
  spelling: z.record(z.string(), z.array(z.string())),
  /** By a file's name and content: its hints. */
  hints: z.record(z.string(), z.array(cachedDiagnostic)),
});

type Cache = z.infer<typeof cacheSchema>;

/** Part of the cache key: raise it when the rules of the hints change. */
const rules = "2";

const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\0")).digest("base64url");

const cacheFile = (root: string): string => path.join(root, "node_modules", ".cache", "content-proofreading.json");

/** The results of the last run, by a hash of the texts. */
const readCache = (root: string): Cache => {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(cacheFile(root), "utf8")));
  } catch {
    // No cache, or one of another version.
    return { spelling: {}, hints: {} };
  }
};

const writeCache = (root: string, cache: Cache): void => {
  try {
    mkdirSync(path.dirname(cacheFile(root)), { recursive: true });
    writeFileSync(cacheFile(root), JSON.stringify(cache));
  } catch {
    // Without a cache the next run is slower.
  }
};

const wordHints = async (files: readonly ContentFile[]): Promise<(content: ContentFile) => readonly Diagnostic[]> => {
  if (files.length === 0) return () => [];
  const [alex, { syllable }] = await Promise.all([import("alex"), import("syllable")]);
  return (content) => [...hardParagraphs([content], syllable), ...doubtfulWords([content], alex.text)];
};

/**
 * Checks spelling, reading grade, wording and the age of sources. Files that cannot be read are lintContent's.
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
  const cache = readCache(tools);
  const words = wordsOfContent(files);
  const settings = ["cspell.json", "content/words.txt"].map((name) => readFileSync(path.join(tools, name), "utf8"));
  const spellingKey = digest(...settings, ...words);
  const asking = cache.spelling[spellingKey] ?? unknownWords(tools, words);

  const keyOf = ({ file, data }: ContentFile): string => digest(rules, file, JSON.stringify(data));
  const hintsOf = await wordHints(files.filter((content) => cache.hints[keyOf(content)] === undefined));
  const hints = files.map((content) => {
    const key = keyOf(content);
    return { key, found: cache.hints[key] ?? [...hintsOf(content)] };
  });
  const unknown = await asking;
  writeCache(tools, {
    spelling: { [spellingKey]: [...unknown] },
    hints: Object.fromEntries(hints.map(({ key, found }) => [key, found])),
  });
  return {
    errors: misspellings(files, unknown),
    hints: [...oldSources(files, today), ...bareAbbreviations(files), ...hints.flatMap(({ found }) => found)],
  };
};
