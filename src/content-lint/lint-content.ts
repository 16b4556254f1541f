import { collections, isSingleFile } from "../content-schema/collections";
import { readContent, type ContentFile } from "./content-file";
import { wrongCounts } from "./count-rules";
import { brokenOrders, mismatchedNames, missingFirstSteps, unknownReferences } from "./cross-file-rules";
import { missingTests, wrongCriteria } from "./conformance-rules";
import { impossibleDates, outdatedReviews } from "./date-rules";
import { byLocation, type Diagnostic } from "./diagnostic";
import { draftsOf } from "./drafts";
import { missingImages, unsuitableImages } from "./image-rules";
import {
  ambiguousLinks,
  brokenLinks,
  claimableAccounts,
  frontPageLinks,
  misnamedPages,
  missingSitemapLink,
  vagueLinkTexts,
} from "./link-rules";
import { duplicatePages } from "./page-rules";
import { unmatchedSampleNotes } from "./sample-rules";
import { schemaErrors } from "./schema-errors";
import { longWords, placeholders, strayBraces, strayMarkup, uselessAltTexts } from "./text-rules";

/**
 * Finds what is wrong in files; other files may be drafts, which visitors do not see. Where two files clash, the second
 * is reported with the first. Their order is that of their names, drafts last: the same in every clone.
 */
type Rule = (
  files: readonly ContentFile[],
  today: string,
  drafts: readonly ContentFile[],
) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

const rules: readonly Rule[] = [
  (files) => files.flatMap(schemaErrors),
  missingImages,
  unsuitableImages,
  uselessAltTexts,
  vagueLinkTexts,
  placeholders,
  longWords,
  strayBraces,
  strayMarkup,
  wrongCounts,
  impossibleDates,
  outdatedReviews,
  brokenLinks,
  ambiguousLinks,
  misnamedPages,
  missingSitemapLink,
  frontPageLinks,
  claimableAccounts,
  duplicatePages,
  unmatchedSampleNotes,
  mismatchedNames,
  unknownReferences,
  brokenOrders,
  missingFirstSteps,
  wrongCriteria,
  missingTests,
];

/** Files that every site needs: of the other collections any number may exist. */
const missingFiles = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  collections
    .filter(isSingleFile)
    .map(({ glob }) => `content/${glob}`)
    .filter((name) => !files.some(({ file }) => file === name))
    .map((file) => ({
      rule: "missing-file",
      file,
      field: "",
      message: "This file is missing.",
      fix: `Put it back: git restore ${file}`,
    }));

/** What must be right in a draft, too: otherwise it could not be shown. */
const draftErrors: ReadonlySet<string> = new Set([
  "unknown-reference",
  "folder-name",
  "wrong-folder",
  "key-name",
  "duplicate-address",
  "image-format",
]);

const fieldKey = ({ file, field }: Diagnostic): string => `${file} ${field}`;

/** Content errors, what is missing in drafts, and which files those are. */
export interface ContentLint {
  readonly errors: readonly Diagnostic[];
  readonly draftHints: readonly Diagnostic[];
  /** What was linted. */
  readonly files: readonly ContentFile[];
  readonly drafts: ReadonlySet<string>;
}

/** Lints all content, drafts included: what is missing in a draft stops nothing. */
export const lintWithDrafts = async (
  root: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<ContentLint> => {
  const { files, errors } = readContent(root);
  // While a file is missing, misnamed or cannot be parsed, nothing is known of the links and references to it.
  const unread = errors.filter(({ rule }) => rule === "file-name" || rule.startsWith("yaml-"));
  const missing = missingFiles(files);
  if (unread.length > 0 || missing.length > 0) {
    const first = unread.length > 0 ? unread : [...errors, ...missing].sort(byLocation);
    return { errors: first, draftHints: [], files, drafts: new Set() };
  }
  const drafts = draftsOf(files);
  const published = files.filter((content) => !drafts.includes(content));
  const draftNames = new Set(drafts.map(({ file }) => file));
  const lint = async (linted: readonly ContentFile[]) => {
    const diagnostics = (await Promise.all(rules.map(async (rule) => rule(linted, today, drafts)))).flat();
    const placeholderFields = new Set(diagnostics.filter(({ rule }) => rule === "placeholder").map(fieldKey));
    // While a file is in the wrong folder or has a wrong address, nothing is known of order and addresses.
    const misplaced = new Set(diagnostics.filter(({ rule }) => rule === "wrong-folder").map(({ file }) => file));
    const isMoved =
      misplaced.size > 0 ||
      diagnostics.some(({ rule, field }) => rule === "folder-name" || (rule === "format" && field === "slug"));
    return diagnostics.filter((diagnostic) => {
      const { rule, file } = diagnostic;
      if (misplaced.has(file)) return rule === "wrong-folder";
      if (isMoved && ["broken-link", "duplicate-address", "order"].includes(rule)) return false;
      // What is still to be written has no other errors.
      return rule === "placeholder" || !placeholderFields.has(fieldKey(diagnostic));
    });
  };
  const withDrafts = drafts.length === 0 ? [] : await lint([...published, ...drafts]);
  const inDrafts = withDrafts.filter(({ file }) => draftNames.has(file));
  return {
    errors: [...errors, ...(await lint(published)), ...inDrafts.filter(({ rule }) => draftErrors.has(rule))].sort(
      byLocation,
    ),
    draftHints: inDrafts.filter(({ rule }) => !draftErrors.has(rule)).sort(byLocation),
    files,
    drafts: draftNames,
  };
};

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @param today year-month-day
 * @returns the errors by file and line
 */
export const lintContent = async (root: string, today?: string): Promise<readonly Diagnostic[]> =>
  (await lintWithDrafts(root, today)).errors;
