import { collections, isSingleFile } from "../content-schema/collections";
import { readContent, type ContentFile } from "./content-file";
import { brokenOrders, mismatchedNames, missingSteps, unknownReferences } from "./cross-file-rules";
import { impossibleDates } from "./date-rules";
import { byPlace, type Diagnostic } from "./diagnostic";
import { missingImages, unsuitableImages } from "./image-rules";
import { brokenLinks, claimableAccounts, frontPageLinks, vagueLinkTexts } from "./link-rules";
import { duplicatePages } from "./page-rules";
import { schemaErrors } from "./schema-errors";
import { longWords, placeholders, uselessAltTexts } from "./text-rules";

const rules: readonly ((files: readonly ContentFile[], today: string) => readonly Diagnostic[])[] = [
  (files) => files.flatMap(schemaErrors),
  missingImages,
  unsuitableImages,
  uselessAltTexts,
  vagueLinkTexts,
  placeholders,
  longWords,
  impossibleDates,
  brokenLinks,
  frontPageLinks,
  claimableAccounts,
  duplicatePages,
  mismatchedNames,
  unknownReferences,
  brokenOrders,
  missingSteps,
];

/** Files that every site needs: of the other collections any number may exist. */
const missingFiles = (files: readonly ContentFile[], unreadable: readonly Diagnostic[]): readonly Diagnostic[] =>
  collections
    .filter(isSingleFile)
    .map(({ place }) => `content/${place}`)
    .filter((name) => ![...files, ...unreadable].some(({ file }) => file === name))
    .map((file) => ({
      file,
      field: "",
      message: "This file is missing.",
      fix: "Put it back from the project's history (git restore), or copy it from a fresh clone.",
    }));

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @param today year-month-day
 * @returns the errors by file and line
 */
export const lintContent = (root: string, today = new Date().toISOString().slice(0, 10)): readonly Diagnostic[] => {
  const { files, errors } = readContent(root);
  return [...errors, ...missingFiles(files, errors), ...rules.flatMap((rule) => rule(files, today))].sort(byPlace);
};
