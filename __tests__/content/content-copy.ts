import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { filesIn } from "../../scripts/files-in";
import { collectionOfFile } from "../../src/content-schema/collections";
import type { FieldPath } from "../../src/content-lint/content-file";
import type { Diagnostic } from "../../src/content-lint/diagnostic";
import { lintContent } from "../../src/content-lint/lint-content";
import { assertDefined } from "../../src/lib/assert-defined";

const source = path.resolve(__dirname, "..", "..", "content");

/** Names as in messages, with slashes on every system. */
const namesIn = (folder: string): readonly string[] =>
  filesIn(folder)
    .map((name) => name.split(path.sep).join("/"))
    .sort();

/** The live content by name. */
const originals: ReadonlyMap<string, Buffer> = new Map(
  namesIn(source).map((name) => [name, readFileSync(path.join(source, name))]),
);

const identify = ({ file, field, message }: Diagnostic): string => [file, field, message].join("\n");

const identifiersOf = (errors: readonly Diagnostic[]): ReadonlySet<string> => new Set(errors.map(identify));

/** A diagnostic without its sentences: "length pages/home/home.yaml hero › heading". */
export const ruleFileField = ({ rule, file, field }: Diagnostic): string =>
  `${rule} ${file.replace("content/", "")} ${field}`.trim();

/** A white PNG picture. */
export const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .png()
    .toBuffer();

/**
 * A copy of the site's content, for tests that break it. A separate fixture would have to change with each new field.
 * Names are paths inside `content/`.
 */
class ContentCopy {
  /** The folder that stands for the project's root. */
  readonly root = mkdtempSync(path.join(tmpdir(), "content-"));
  /** Errors of the live content. */
  #ownErrors: ReadonlySet<string> = new Set();
  /** The same, and those that a test begins with. */
  #accepted: ReadonlySet<string> = new Set();
  /** Later than the files that a test copies by other means. */
  #lastWrite = Date.now() / 1000 + 3600;

  constructor() {
    mkdirSync(this.at(""));
    this.restore();
  }

  /** What is wrong now is no change's fault, until the content is restored, or in all tests. */
  async acceptErrors(inAllTests = false): Promise<void> {
    this.#accepted = identifiersOf(await lintContent(this.root));
    if (inAllTests) this.#ownErrors = this.#accepted;
  }

  at(name: string): string {
    return path.join(this.root, "content", name);
  }

  /** The files of a collection, in alphabetical order. */
  filesOf(type: string): readonly string[] {
    return [...originals.keys()].filter((name) => collectionOfFile(name)?.type === type);
  }

  /** The first file of a collection. @throws when there is none */
  fileOf(type: string): string {
    return assertDefined(this.filesOf(type)[0]);
  }

  read(name: string): string {
    return readFileSync(this.at(name), "utf8");
  }

  write(name: string, text: string | Buffer): void {
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text);
    // Each a second later: two writes within a few milliseconds would have the same time, by which pictures are cached.
    this.#lastWrite += 1;
    utimesSync(this.at(name), this.#lastWrite, this.#lastWrite);
  }

  /** Sets a value of a YAML file, or deletes it: undefined. */
  set(name: string, field: FieldPath, value: unknown): void {
    const document = parseDocument(this.read(name));
    if (value === undefined) document.deleteIn(field);
    else document.setIn(field, document.createNode(value));
    this.write(name, document.toString({ lineWidth: 0 }));
  }

  remove(name: string): void {
    rmSync(this.at(name));
  }

  /** The number of the only line that matches. @throws when none or several do */
  lineOf(name: string, pattern: RegExp): number {
    const lines = this.read(name)
      .split("\n")
      .flatMap((text, index) => (pattern.test(text) ? [index + 1] : []));
    if (lines.length !== 1) throw new Error(`${lines.length} lines of ${name} match ${String(pattern)}.`);
    return lines[0] ?? 0;
  }

  /** The errors that the changes caused. Those of the live content are another test's. */
  async lint(today?: string): Promise<readonly Diagnostic[]> {
    return (await lintContent(this.root, today)).filter((error) => !this.#accepted.has(identify(error)));
  }

  /** Puts everything back. */
  restore(): void {
    this.#accepted = this.#ownErrors;
    const present = new Set(namesIn(this.at("")));
    for (const name of present) if (!originals.has(name)) this.remove(name);
    for (const [name, bytes] of originals) {
      if (!present.has(name) || !readFileSync(this.at(name)).equals(bytes)) this.write(name, bytes);
    }
  }
}

/** A copy of the content for the tests of a file. It is restored after each test. */
export const useContentCopy = (): ContentCopy => {
  const content = new ContentCopy();
  beforeAll(() => content.acceptErrors(true));
  afterEach(() => content.restore());
  afterAll(() => rmSync(content.root, { recursive: true }));
  return content;
};
