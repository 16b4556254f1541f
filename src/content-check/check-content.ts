import { contentKinds } from "../content-model/kinds";
import { readContent } from "./content-file";
import { brokenRelations, doubledPages, missingPictures, unknownLinks, uselessAltTexts } from "./cross-mistakes";
import type { Mistake } from "./mistake";
import { schemaMistakes } from "./schema-mistakes";

/**
 * Finds every mistake in the content at once. The build and `npm run check:content` call the same function.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the mistakes in the order of files and lines; empty when all is well
 */
export const checkContent = (root: string): readonly Mistake[] => {
  const { files, mistakes } = readContent(root);
  // Kinds with one place only; a study or a person may be left out, the studio may not.
  const missingFiles: readonly Mistake[] = contentKinds
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
    ...uselessAltTexts(files),
    ...unknownLinks(files),
    ...doubledPages(files),
    ...brokenRelations(files),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
};
