import { readdirSync } from "node:fs";
import path from "node:path";

/** All HTML files of pages, absolute. @param publicFolder absolute */
export const htmlFilesIn = (publicFolder: string): readonly string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name));
