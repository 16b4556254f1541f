import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { lintFiles } from "../../src/content-lint/lint-content";

const root = mkdtempSync(path.join(tmpdir(), "content-"));

/** A copy of a few pages (fixture/), new for each test, in which mistakes are made. Names are paths inside `content/`. */
export const content = {
  root,

  at: (file: string): string => path.join(root, "content", file),

  /** Replaces what is in the file exactly once. */
  edit: (file: string, from: string, to: string): void => {
    const text = readFileSync(content.at(file), "utf8");
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`);
    writeFileSync(
      content.at(file),
      text.replace(from, () => to),
    );
  },

  /** What the check says: of files that cannot be read, or else of all. */
  lint: async (today = "2026-02-02"): Promise<readonly string[]> => {
    const { files, errors } = readContent(root);
    return (errors.length > 0 ? errors : await lintFiles(files, today)).map(formatDiagnostic);
  },
};

/** Makes the copy before each test. */
export const useContentCopy = (): void => {
  beforeEach(() => cpSync(path.join(__dirname, "fixture"), root, { recursive: true }));
  afterEach(() => rmSync(content.at(""), { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));
};
