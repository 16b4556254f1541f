import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseDocument } from "yaml";
import { lintContent } from "../../src/content-lint/lint-content";
import type { Diagnostic } from "../../src/content-lint/diagnostic";

const root = path.resolve(__dirname, "..", "..");

let ownMistakes: ReadonlySet<string> | undefined;

/** Where a value stands in a YAML file: keys, and list positions from 0. */
type Place = readonly (string | number)[];

const beginnings = new Map<string, Buffer>();

const beginningOf = (file: string): Buffer => {
  const known = beginnings.get(file) ?? readFileSync(file).subarray(0, 4096);
  beginnings.set(file, known);
  return known;
};

/** A copy of the site's content in a folder of its own, to be broken on purpose. Names are inside `content/`. */
export class SampleContent {
  /** The folder that stands for the project's. */
  readonly root = mkdtempSync(path.join(tmpdir(), "content-"));

  constructor() {
    const source = path.join(root, "content");
    for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
      const from = path.join(source, name);
      if (statSync(from).isDirectory()) mkdirSync(this.at(name), { recursive: true });
      // Of a picture the check reads no more than its size, which stands at its beginning.
      else if (name.endsWith(".yaml")) this.write(name, readFileSync(from, "utf8"));
      else this.write(name, beginningOf(from));
    }
  }

  at(name: string): string {
    return path.join(this.root, "content", name);
  }

  read(name: string): string {
    return readFileSync(this.at(name), "utf8");
  }

  write(name: string, text: string | Buffer): void {
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text);
  }

  /** Puts a value at a place of a YAML file, or takes it away: undefined. */
  set(name: string, place: Place, value: unknown): void {
    const document = parseDocument(this.read(name));
    if (value === undefined) document.deleteIn(place);
    else document.setIn(place, document.createNode(value));
    this.write(name, document.toString({ lineWidth: 0 }));
  }

  get(name: string, place: Place): unknown {
    return parseDocument(this.read(name)).getIn(place);
  }

  copy(from: string, to: string): void {
    cpSync(this.at(from), this.at(to), { recursive: true });
  }

  rename(from: string, to: string): void {
    renameSync(this.at(from), this.at(to));
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

  /** All mistakes but those that the site's own content has at the moment: they are told by a test of their own. */
  check(): readonly Diagnostic[] {
    const told = ({ file, field, message }: Diagnostic): string => [file, field, message].join("\n");
    ownMistakes ??= new Set(lintContent(root).map(told));
    return lintContent(this.root).filter((mistake) => !ownMistakes?.has(told(mistake)));
  }
}

const made: SampleContent[] = [];

/** A fresh copy. All copies of a test are taken away after it. */
export const sampleContent = (): SampleContent => {
  const content = new SampleContent();
  made.push(content);
  return content;
};

export const removeSamples = (): void => {
  for (const { root: folder } of made.splice(0)) rmSync(folder, { recursive: true });
};
