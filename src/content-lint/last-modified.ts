import { statSync } from "node:fs";
import path from "node:path";
import type { ContentFile } from "./content-file";

const lastModified = ({ file, folder }: ContentFile): number =>
  statSync(path.join(folder, path.basename(file)), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Orders files by their last change: of two that clash, the older is most likely right and the newer its copy. */
export const byLastModified = (a: ContentFile, b: ContentFile): number =>
  lastModified(a) - lastModified(b) || a.file.localeCompare(b.file);
