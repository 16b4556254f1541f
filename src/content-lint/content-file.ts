import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Collection } from "../content-schema/collections";
import { collectionOfFile } from "../content-schema/collections";
import type { Mistake } from "./mistake";

/** A place inside a YAML file: keys and list positions, from the outside in. */
export type FieldPath = readonly (string | number)[];

/** A YAML file that could be read. */
export interface ContentFile {
  /** Path from the project's root, forward slashes: content/studio.yaml. */
  readonly file: string;
  /** The folder the file lies in, absolute. */
  readonly folder: string;
  readonly kind: Collection;
  readonly data: unknown;
  /** Line and column of a field, or of the nearest field around it. */
  readonly locate: (field: FieldPath) => { readonly line: number; readonly column: number };
}

export interface ContentReading {
  readonly files: readonly ContentFile[];
  readonly mistakes: readonly Mistake[];
}

const startOf = (document: Document.Parsed, field: FieldPath): number => {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const parent = document.getIn(field.slice(0, depth - 1), true);
    const last = field[depth - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last);
      if (pair !== undefined && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(field.slice(0, depth), true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      const start: unknown = node.range[0];
      if (typeof start === "number") return start;
    }
  }
  return 0;
};

const parse = (text: string, absolute: string, file: string, kind: Collection): ContentFile | readonly Mistake[] => {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    // The data layer's reader takes a day without quotes for a moment in time. So does this one, which is refused later.
    customTags: ["timestamp"],
  });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // One open quote makes twenty errors further down: only the first says something.
  const [error] = document.errors;
  if (error !== undefined) {
    return [
      {
        file,
        ...place(error.pos[0]),
        field: "",
        wrong: `This is not valid YAML: ${error.message.split("\n")[0] ?? error.message}`,
        mend: "Check the indentation (two spaces a level), and put texts that hold a colon or begin with a special character in quotes.",
      },
    ];
  }
  const data: unknown = document.toJS();
  return { file, folder: path.dirname(absolute), kind, data, locate: (field) => place(startOf(document, field)) };
};

/** What was read last, by place. Live editing reads all files at each change, and all but one are as they were. */
const lastReadings = new Map<string, { readonly text: string; readonly reading: ReturnType<typeof parse> }>();

const readOne = (root: string, file: string, kind: Collection): ReturnType<typeof parse> => {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, "utf8");
  const last = lastReadings.get(absolute);
  if (last?.text === text) return last.reading;
  const reading = parse(text, absolute, file, kind);
  lastReadings.set(absolute, { text, reading });
  return reading;
};

/**
 * Reads every YAML file under `content/`.
 * @param root the project's folder, absolute
 * @returns the files that could be read, and a mistake for each that could not
 */
export const readContent = (root: string): ContentReading => {
  const files: ContentFile[] = [];
  const mistakes: Mistake[] = [];
  const names = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.ya?ml$/u.test(name))
    .sort();
  for (const name of names) {
    const file = `content/${name}`;
    const kind = collectionOfFile(name);
    if (kind === undefined) {
      mistakes.push({
        file,
        field: "",
        wrong: "No kind of content lives at this place.",
        mend: "Check folder and file name: lower-case letters, digits and hyphens, and .yaml at the end. CONTENT.md lists the places.",
      });
      continue;
    }
    const read = readOne(root, file, kind);
    if ("kind" in read) files.push(read);
    else mistakes.push(...read);
  }
  return { files, mistakes };
};
