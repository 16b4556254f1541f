import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content-lint/yaml/yaml-files";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { unknownFiles } from "../../src/content-lint/rules/file-name-rules";
import { stages } from "../../src/content-lint/lint-content";
import { root } from "../../scripts/project-root";
import { temporaryFolder } from "../testing/clean-up";

const fixture = path.join(__dirname, "fixture");

/** What the check says of the content in a folder, in the first stage with errors other than those. */
const errorsIn = async (folder: string, isOther: (error: string) => boolean): Promise<readonly string[]> => {
  const { files, pictures, names, errors } = readContent(folder);
  const unread = [...unknownFiles(names), ...errors];
  if (unread.length > 0) return unread.map(formatDiagnostic);
  for (const findErrors of stages) {
    const found = (await findErrors(files, pictures)).map(formatDiagnostic).filter(isOther);
    if (found.length > 0) return found;
  }
  return [];
};

/** What the check says of the fixture itself, which lacks each new required field. */
export const fixtureErrors = errorsIn(fixture, () => true);

/** A copy of a few pages (fixture/), new for each test, in which mistakes are made. Names are paths inside `content/`. */
export const content = {
  root: "",

  at: (file: string): string => path.join(content.root, "content", file),

  write: (file: string, text: string | Buffer): void => {
    mkdirSync(path.dirname(content.at(file)), { recursive: true });
    writeFileSync(content.at(file), text);
  },

  /** Replaces what is in the file exactly once. */
  edit: (file: string, from: string, to: string): void => {
    const parts = readFileSync(content.at(file), "utf8").split(from);
    if (parts.length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`);
    content.write(file, parts.join(to));
  },

  /** What the check says of the mistakes of a test. */
  lint: async (): Promise<readonly string[]> => {
    const known = new Set(await fixtureErrors);
    return errorsIn(content.root, (error) => !known.has(error));
  },

  /** The same where its files hold only what the mistakes are about. */
  lintParts: async (): Promise<readonly string[]> =>
    errorsIn(content.root, (error) => !error.includes("[missing-field]")),
};

/** Makes the copy before each test. */
export const useContentCopy = (): void => {
  beforeEach(() => {
    content.root = temporaryFolder();
    cpSync(fixture, content.root, { recursive: true });
    // What links name.
    symlinkSync(path.join(root, "static"), path.join(content.root, "static"));
  });
};
