import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** One built file, as it was at one time. */
export interface BuiltFile {
  readonly bytes: number;
  /** When it was last written, in milliseconds. */
  readonly written: number;
  readonly hash: string;
}

export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const isFile = (file: string): boolean => statSync(file).isFile();

/**
 * What the pages of a built site are made of: their HTML and their data.
 * @param publicFolder the built site, absolute
 * @returns by address below the folder: `pricing/index.html`, `page-data/pricing/page-data.json`
 */
export const builtFiles = (publicFolder: string): BuiltFiles =>
  new Map(
    readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".html") || name.endsWith("page-data.json"))
      .filter((name) => isFile(path.join(publicFolder, name)))
      .map((name) => {
        const file = path.join(publicFolder, name);
        const content = readFileSync(file);
        const hash = createHash("sha256").update(content).digest("hex");
        return [name.split(path.sep).join("/"), { bytes: content.length, written: statSync(file).mtimeMs, hash }];
      }),
  );

/** How many files of an ending a build wrote again, and in how many of them anything is different. */
export const rewritten = (
  before: BuiltFiles,
  after: BuiltFiles,
  ending: string,
): { readonly written: number; readonly changed: number } => {
  const pairs = [...after]
    .filter(([name]) => name.endsWith(ending))
    .map(([name, file]) => ({ file, old: before.get(name) }));
  return {
    written: pairs.filter(({ file, old }) => file.written !== old?.written).length,
    changed: pairs.filter(({ file, old }) => file.hash !== old?.hash).length,
  };
};

/** The mean of bytes of the files that a test picks; 0 when it picks none. */
export const meanBytes = (files: BuiltFiles, pick: (name: string) => boolean): number => {
  const sizes = [...files].filter(([name]) => pick(name)).map(([, { bytes }]) => bytes);
  return sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
};
