import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Pair } from "yaml";
import type { Collection } from "../content-schema/collections";
import { collectionOfFile } from "../content-schema/collections";
import type { Diagnostic, SourceLocation } from "./diagnostic";
import { explainYaml } from "./yaml-error";

/** A field inside a YAML file: keys and list positions, from the outside in. */
export type FieldPath = readonly (string | number)[];

/** A YAML file that could be read. */
export interface ContentFile {
  /** Path from the project's root, forward slashes: content/studio.yaml. */
  readonly file: string;
  /** The folder the file lies in, absolute. */
  readonly folder: string;
  readonly collection: Collection;
  readonly data: unknown;
  /** Line and column of a field, or of the nearest field around it. */
  readonly locate: (field: FieldPath) => SourceLocation;
}

export interface ContentReading {
  readonly files: readonly ContentFile[];
  /** What keeps files from being read: no valid YAML, or no collection. */
  readonly errors: readonly Diagnostic[];
}

const startOf = (document: Document.Parsed, field: FieldPath): number => {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const parent = document.getIn(field.slice(0, depth - 1), true);
    const isField = ({ key }: Pair): boolean => isScalar(key) && key.value === field[depth - 1];
    const key = isMap(parent) ? parent.items.find(isField)?.key : undefined;
    const node = key ?? document.getIn(field.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
};

const parse = (
  text: string,
  absolute: string,
  file: string,
  collection: Collection,
): ContentFile | readonly Diagnostic[] => {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    // The position is data, not a part of the message.
    prettyErrors: false,
    // As gatsby-transformer-yaml does: an unquoted date becomes a Date, which the schemas refuse.
    customTags: ["timestamp"],
  });
  const positionAt = (offset: number): SourceLocation => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const explained = explainYaml(document, text, (offset) => positionAt(offset).line);
  if (explained !== undefined) return [{ file, column: 1, field: "", ...explained }];
  const data: unknown = document.toJS();
  const locate = (field: FieldPath): SourceLocation => positionAt(startOf(document, field));
  return { file, folder: path.dirname(absolute), collection, data, locate };
};

/** Cache by path: in development all files are read again at each change. */
const lastReadings = new Map<string, { readonly text: string; readonly reading: ReturnType<typeof parse> }>();

const readOne = (root: string, file: string, collection: Collection): ReturnType<typeof parse> => {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, "utf8").replaceAll("\r\n", "\n");
  const last = lastReadings.get(absolute);
  if (last?.text === text) return last.reading;
  const reading = parse(text, absolute, file, collection);
  lastReadings.set(absolute, { text, reading });
  return reading;
};

/** Without its ending: a copy, name-copy.yaml, comes after name.yaml. */
const stemOf = (name: string): string => name.replace(/\.ya?ml.*$/iu, "");

/**
 * Reads every YAML file under `content/`, in the order of their names.
 * @param root the project's folder, absolute
 * @returns the files that could be read, and an error for each that could not
 */
export const readContent = (root: string): ContentReading => {
  const files: ContentFile[] = [];
  const errors: Diagnostic[] = [];
  const names = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.ya?ml(?:\.txt)?$/iu.test(name))
    .sort()
    .sort((a, b) => (stemOf(a) < stemOf(b) ? -1 : Number(stemOf(a) !== stemOf(b))));
  for (const name of names) {
    const file = `content/${name}`;
    const collection = collectionOfFile(name);
    if (collection === undefined) {
      const correctedName = name
        .toLowerCase()
        .replaceAll(/[^\w./-]|_/gu, "-")
        .replace(/\.ya?ml(?:\.txt)?$/u, ".yaml");
      const isMisnamed = collectionOfFile(correctedName) !== undefined;
      errors.push({
        rule: isMisnamed ? "file-name" : "unknown-file",
        file,
        field: "",
        message: `The site does not use a file ${isMisnamed ? "with this name" : "at this place"}.`,
        fix: isMisnamed
          ? `Name it content/${correctedName}`
          : "Delete it or move it beside a file of the same kind. A page with an address of its own needs a developer.",
      });
      continue;
    }
    const read = readOne(root, file, collection);
    if ("collection" in read) files.push(read);
    else errors.push(...read);
  }
  return { files, errors };
};
