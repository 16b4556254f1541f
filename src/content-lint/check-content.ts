import { collections } from "../content-schema/collections";
import { readContent } from "./content-file";
import { brokenRelations, doubledPages, missingPictures, unknownLinks } from "./cross-mistakes";
import { impossibleDays } from "./day-mistakes";
import type { Mistake } from "./mistake";
import { unfitPictures } from "./picture-mistakes";
import { schemaMistakes } from "./schema-mistakes";
import { emptyLinkTexts, placeholders, uselessAltTexts, wordsTooLong } from "./text-mistakes";

/**
 * Finds every mistake in the content at once. The build and `npm run check:content` call the same function.
 * @param root the project's folder, absolute; `content/` lies in it
 * @param today the day it is, as year-month-day
 * @returns the mistakes in the order of files and lines; empty when all is well
 */
export const checkContent = (root: string, today = new Date().toISOString().slice(0, 10)): readonly Mistake[] => {
  const { files, mistakes } = readContent(root);
  // Kinds with one place only; a study or a person may be left out, the studio may not.
  const missingFiles: readonly Mistake[] = collections
    .filter((kind) => kind.files.test(kind.place))
    .filter((kind) => !kind.place.includes("name-of"))
    .filter(
      (kind) =>
        !files.some((content) => content.kind === kind) &&
        !mistakes.some((mistake) => mistake.file === `content/${kind.place}`),
    )
    .map((kind) => ({
      file: `content/${kind.place}`,
      field: "",
      wrong: "This file is missing.",
      mend: "Put it back from the project's history (git restore), or copy it from a fresh clone.",
    }));
  return [
    ...mistakes,
    ...missingFiles,
    ...files.flatMap(schemaMistakes),
    ...missingPictures(files),
    ...unfitPictures(files),
    ...uselessAltTexts(files),
    ...emptyLinkTexts(files),
    ...placeholders(files),
    ...wordsTooLong(files),
    ...impossibleDays(files, today),
    ...unknownLinks(files),
    ...doubledPages(files),
    ...brokenRelations(files),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
};
