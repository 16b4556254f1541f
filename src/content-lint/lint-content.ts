import { collections, isSingleFile } from "../content-schema/collections";
import { readContent, type ContentFile } from "./content-file";
import { wrongCounts } from "./count-rules";
import { brokenOrders, mismatchedNames, missingFirstSteps, unknownReferences } from "./cross-file-rules";
import { missingTests, wrongCriteria } from "./conformance-rules";
import { impossibleDates, outdatedReviews } from "./date-rules";
import { byLocation, type Diagnostic } from "./diagnostic";
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
 * Finds what is wrong in files. Where two files clash, the second
 * is reported with the first. Their order is that of their names: the same in every clone.
 */
type Rule = (files: readonly ContentFile[], today: string) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

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

const fieldKey = ({ file, field }: Diagnostic): string => `${file} ${field}`;

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @param today year-month-day
 * @returns the errors by file and line
 */
export const lintContent = async (
  root: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<readonly Diagnostic[]> => {
  const { files, errors } = readContent(root);
  // While a file is missing, misnamed or cannot be parsed, nothing is known of the links and references to it.
  const unread = errors.filter(({ rule }) => rule === "file-name" || rule.startsWith("yaml-"));
  const missing = missingFiles(files);
  if (unread.length > 0) return unread;
  if (missing.length > 0) return [...errors, ...missing].sort(byLocation);
  const diagnostics = (await Promise.all(rules.map(async (rule) => rule(files, today)))).flat();
  const placeholderFields = new Set(diagnostics.filter(({ rule }) => rule === "placeholder").map(fieldKey));
  // While a file is in the wrong folder or has a wrong address, nothing is known of order and addresses.
  const misplaced = new Set(diagnostics.filter(({ rule }) => rule === "wrong-folder").map(({ file }) => file));
  const isMoved =
    misplaced.size > 0 ||
    diagnostics.some(({ rule, field }) => rule === "folder-name" || (rule === "format" && field === "slug"));
  const isShown = (diagnostic: Diagnostic): boolean => {
    const { rule, file } = diagnostic;
    if (misplaced.has(file)) return rule === "wrong-folder";
    if (isMoved && ["broken-link", "duplicate-address", "order"].includes(rule)) return false;
    // What is still to be written has no other errors.
    return rule === "placeholder" || !placeholderFields.has(fieldKey(diagnostic));
  };
  return [...errors, ...diagnostics.filter(isShown)].sort(byLocation);
};
