import { collections, isSingleFile } from "../content-schema/collections";
import { readContent, type ContentFile } from "./content-file";
import { wrongCounts } from "./count-rules";
import { brokenOrders, mismatchedNames, missingFirstSteps, unknownReferences } from "./cross-file-rules";
import { missingTests, wrongCriteria } from "./conformance-rules";
import { impossibleDates } from "./date-rules";
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
import { longWords, placeholders, strayBraces, uselessAltTexts } from "./text-rules";

/** Finds what is wrong in files; other files may be drafts, which visitors do not see. */
type Rule = (files: readonly ContentFile[], today: string, drafts: readonly ContentFile[]) => readonly Diagnostic[];

const rules: readonly Rule[] = [
  (files) => files.flatMap(schemaErrors),
  missingImages,
  unsuitableImages,
  uselessAltTexts,
  vagueLinkTexts,
  placeholders,
  longWords,
  strayBraces,
  wrongCounts,
  impossibleDates,
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
      fix: "Put it back from the project's history (git restore), or copy it from a fresh clone.",
    }));

/** What must be right in a draft, too: otherwise it could not be shown. */
const draftErrors: ReadonlySet<string> = new Set([
  "unknown-reference",
  "folder-name",
  "key-name",
  "duplicate-address",
  "image-format",
]);

const fieldKey = ({ file, field }: Diagnostic): string => `${file} ${field}`;

/** Content errors, what is missing in drafts, and which files those are. */
export interface ContentLint {
  readonly errors: readonly Diagnostic[];
  readonly draftHints: readonly Diagnostic[];
  readonly drafts: ReadonlySet<string>;
}

/** Lints all content, drafts included: what is missing in a draft stops nothing. */
export const lintWithDrafts = (root: string, today = new Date().toISOString().slice(0, 10)): ContentLint => {
  const { files, errors } = readContent(root);
  // While a file cannot be parsed, nothing is known of the links and references to it.
  const unparsed = errors.filter(({ rule }) => rule.startsWith("yaml-"));
  if (unparsed.length > 0) return { errors: unparsed, draftHints: [], drafts: new Set() };
  const drafts = draftsOf(files);
  const published = files.filter((content) => !drafts.includes(content));
  const draftNames = new Set(drafts.map(({ file }) => file));
  const lint = (some: readonly ContentFile[]) => {
    const found = rules.flatMap((rule) => rule(some, today, drafts));
    const placeholderFields = new Set(found.filter(({ rule }) => rule === "placeholder").map(fieldKey));
    // What is still to be written has no other errors.
    return found.filter(
      (diagnostic) => diagnostic.rule === "placeholder" || !placeholderFields.has(fieldKey(diagnostic)),
    );
  };
  const inDrafts = (drafts.length === 0 ? [] : lint(files)).filter(({ file }) => draftNames.has(file));
  return {
    errors: [
      ...errors,
      ...missingFiles(files),
      ...lint(published),
      ...inDrafts.filter(({ rule }) => draftErrors.has(rule)),
    ].sort(byLocation),
    draftHints: inDrafts.filter(({ rule }) => !draftErrors.has(rule)).sort(byLocation),
    drafts: draftNames,
  };
};

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @param today year-month-day
 * @returns the errors by file and line
 */
export const lintContent = (root: string, today?: string): readonly Diagnostic[] => lintWithDrafts(root, today).errors;
