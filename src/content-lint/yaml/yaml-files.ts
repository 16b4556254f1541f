/** Reads the content: all files, or why one cannot be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Pair } from "yaml";
import { fillPlaceholders, placeholderValues } from "../../content-schema/placeholders";
import { collectionOfFile, type Collection } from "../../content-schema/collections";
import {
  fileDiagnostic,
  putBack,
  type Diagnostic,
  type Explanation,
  type FieldPath,
  type SourceLocation,
} from "../diagnostic";
import { findYamlError } from "./yaml-errors";

/** A YAML file that could be read. */
export interface YamlFile {
  /** Path from the project's root, forward slashes: content/studio.yaml. */
  readonly file: string;
  /** The project's folder, absolute. */
  readonly root: string;
  /** The folder the file lies in, absolute. */
  readonly folder: string;
  readonly collection: Collection;
  readonly data: unknown;
  /** The file as it is written. */
  readonly text: string;
  /** Line and column of a field, or of the nearest field around it. */
  readonly locate: (field: FieldPath) => SourceLocation;
}

export interface ContentReading {
  readonly files: readonly YamlFile[];
  /** Paths from the project's root. */
  readonly pictures: readonly string[];
  /** Paths of all files inside `content/`, and of folders that are named like files, with a slash at their end. */
  readonly names: readonly string[];
  /** What keeps files from being read. */
  readonly errors: readonly Diagnostic[];
}

/** Whether an address leads to a file in static/, such as a page of a prototype: the build copies it as it is. */
export const isStaticFile = ({ root }: YamlFile, address: string): boolean =>
  existsSync(path.join(root, "static", address.endsWith("/") ? `${address}index.html` : address));

/** The numbers of the lines in which something is. */
export const linesWith = ({ text }: YamlFile, isIn: (line: string) => boolean): readonly number[] =>
  text.split("\n").flatMap((line, index) => (isIn(line) ? [index + 1] : []));

/** @param name of a file, with or without its folders */
export const isPicture = (name: string): boolean => /\.(?:png|jpg|svg)$/u.test(name);

/** Folders as the site can read their names. */
export const fittingFolder = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9/]+/gu, "-");

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

/** The parser of the plugin that reads the content for the build. Programs run in the project's folder. */
const plugin = createRequire(path.resolve("package.json")).resolve("gatsby-transformer-yaml/package.json");
export const { load: parseYaml }: { readonly load: (text: string) => unknown } = createRequire(plugin)("js-yaml");

const emptyFile: Explanation = [
  "The file is empty.",
  `If you emptied it ${putBack} If it is new, copy the text of another file in its folder. Or delete it.`,
];

const readFile = (root: string, file: string, collection: Collection): YamlFile | Diagnostic => {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, "utf8");
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const locationOf = (offset: number): SourceLocation => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const error = findYamlError(document, text);
  if (error !== undefined) return fileDiagnostic(file, "yaml", error.explanation, locationOf(error.offset));
  const data = parseYaml(text);
  if (data === undefined) return fileDiagnostic(file, "empty", emptyFile, locationOf(0));
  const locate = (field: FieldPath): SourceLocation => locationOf(startOf(document, field));
  return { file, root, folder: path.dirname(absolute), collection, data, text, locate };
};

/** What else may lie in `content/`: files for editors and their tools, and files of the operating system. */
const otherFile = /^(?:README\.md|words\.txt)$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/u;

/** What the placeholders stand for, by their names. */
export const placeholdersIn = (files: readonly YamlFile[]): Readonly<Record<string, string>> =>
  placeholderValues((type) => files.flatMap(({ collection, data }) => (collection.type === type ? data : [])));

/**
 * Reads every YAML file under `content/`, in the order of their names.
 * @param root the project's folder, absolute
 * @returns the files that could be read, the pictures, and an error for each file that could not be read
 */
export const readContent = (root: string): ContentReading => {
  const folder = path.join(root, "content");
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name, entry.isDirectory() ? path.sep : ""))
    .map((entry) => path.relative(folder, entry).split(path.sep).join("/") + (entry.endsWith(path.sep) ? "/" : ""))
    .filter((name) => (name.endsWith("/") ? /\.ya?ml\/$/u.test(name) : !otherFile.test(name)))
    .sort((a, b) => (a < b ? -1 : 1));
  const readings = names.flatMap((name): YamlFile | Diagnostic | [] => {
    // What a misnamed folder holds may say the name that it should have.
    const collection = collectionOfFile(name.replace(/^.*\//u, fittingFolder));
    return collection === undefined ? [] : readFile(root, `content/${name}`, collection);
  });
  const files = readings.filter((reading) => "collection" in reading);
  const values = placeholdersIn(files);
  return {
    files: files.map((file) => ({ ...file, data: fillPlaceholders(file.data, values) })),
    pictures: names.filter(isPicture).map((name) => `content/${name}`),
    names,
    errors: readings.filter((reading) => "rule" in reading),
  };
};
