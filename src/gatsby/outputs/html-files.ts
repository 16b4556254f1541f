import { readdirSync } from "node:fs";
import path from "node:path";

/** Files that are open at the same time. */
const atOnce = 32;

/** All HTML files of pages, absolute. @param publicFolder absolute */
export const htmlFilesIn = (publicFolder: string): readonly string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    // Gatsby keeps slices in _gatsby; page-data has folders named like pages.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(publicFolder, "_gatsby")));

/** Runs a task for each file, several at a time. @throws the first error */
export const forEachPage = async (files: readonly string[], run: (file: string) => Promise<void>): Promise<void> => {
  const left = [...files];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop()) await run(file);
    }),
  );
};
