import { readdirSync } from "node:fs";
import path from "node:path";

/** Pages that are worked on at the same time: enough to keep the disk busy, few enough for its handles. */
const atOnce = 32;

/** @param publicFolder the built site, absolute @returns every HTML file in it that is a page, absolute */
export const htmlFilesIn = (publicFolder: string): readonly string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    // Gatsby keeps parts of pages under _gatsby; page data lies in folders named like pages.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(publicFolder, "_gatsby")));

/** Does something to each page's file, several at a time. @throws what the first that fails throws */
export const forEachPage = async (files: readonly string[], run: (file: string) => Promise<void>): Promise<void> => {
  const left = [...files];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop()) await run(file);
    }),
  );
};
