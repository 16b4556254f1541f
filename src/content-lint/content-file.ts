import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Pair } from "yaml";
import { z } from "zod";
import { collectionOfFile, type Collection } from "../content-schema/collections";
import type { Diagnostic, SourceLocation } from "./diagnostic";
import { explainSigns, explainYaml, notYaml, readError, type ReadError } from "./yaml-errors";

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

const yamlException = z.object({ reason: z.string(), mark: z.object({ position: z.number() }) });

/** The parser of the plugin that reads the content for the build. Programs run in the project's folder. */
const plugin = createRequire(path.resolve("package.json")).resolve("gatsby-transformer-yaml/package.json");
const { load }: { readonly load: (text: string) => unknown } = createRequire(plugin)("js-yaml");

/** What the build reads. The other parser, which knows places, has found no error by then. */
const loadAsBuild = (text: string): { readonly data: unknown } | ReadError => {
  try {
    return { data: load(text) };
  } catch (error) {
    const { reason, mark } = yamlException.parse(error);
    return readError(mark.position, notYaml(reason));
  }
};

const readFile = (root: string, file: string, collection: Collection): ContentFile | Diagnostic => {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, "utf8");
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const locationOf = (offset: number): SourceLocation => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const reading = explainSigns(text) ?? explainYaml(document, text) ?? loadAsBuild(text);
  if ("rule" in reading) {
    const { offset, ...explanation } = reading;
    return { file, ...locationOf(offset), field: "", ...explanation };
  }
  const locate = (field: FieldPath): SourceLocation => locationOf(startOf(document, field));
  return { file, folder: path.dirname(absolute), collection, data: reading.data, locate };
};

/** Without its ending: a copy, name-copy.yaml, comes after name.yaml. */
const stemOf = (name: string): string => name.replace(/\.ya?ml.*$/iu, "");

/**
 * Reads every YAML file under `content/`, in the order of their names.
 * @param root the project's folder, absolute
 * @returns the files that could be read, and an error for each that could not
 */
export const readContent = (root: string): ContentReading => {
  const names = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.ya?ml(?:\.txt)?$/iu.test(name))
    .sort((a, b) => (stemOf(a) < stemOf(b) ? -1 : Number(stemOf(a) !== stemOf(b))));
  const readings = names.map((name): ContentFile | Diagnostic => {
    const file = `content/${name}`;
    const collection = collectionOfFile(name);
    if (collection !== undefined) return readFile(root, file, collection);
    const message = "The site does not use a file with this name at this place.";
    const fix =
      "Name it as its neighbors are named (lower-case letters, digits and hyphens, and .yaml at the end), move it beside a file of the same kind, or delete it. A page with an address of its own needs a developer.";
    return { rule: "unknown-file", file, field: "", message, fix };
  });
  return {
    files: readings.filter((reading) => "collection" in reading),
    errors: readings.filter((reading) => "rule" in reading),
  };
};
