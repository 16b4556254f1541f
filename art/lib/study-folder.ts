import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./paths";

const studies = "content/case-studies";

/**
 * The folder of a case study, which its editors may rename.
 * @param picture a picture that no other study has
 * @param root the project's folder, absolute
 * @returns a path from the project root
 * @throws unless one study has the picture
 */
export const studyFolder = (picture: string, root = projectRoot): string => {
  const folders = readdirSync(path.join(root, studies)).filter((name) =>
    existsSync(path.join(root, studies, name, picture)),
  );
  const [folder] = folders;
  if (folder === undefined || folders.length > 1)
    throw new Error(`${picture} must be in one folder of ${studies}/, to tell which study's pictures these are.`);
  return `${studies}/${folder}`;
};

/** Where the pictures of each study go. */
export const studyFolders = {
  groomingTable: studyFolder("market-place.svg"),
  senate: studyFolder("grades.svg"),
  stepUp90: studyFolder("typeface.png"),
} as const;
