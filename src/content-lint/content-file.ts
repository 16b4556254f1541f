import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Pair } from "yaml";
import { z } from "zod";
import { fillPlaceholders, placeholderValues } from "../content-schema/placeholders";
import { collectionOfFile, collections, matchesGlob, type Collection } from "../content-schema/collections";
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
  /** The file as it is written. */
  readonly text: string;
  /** Line and column of a field, or of the nearest field around it. */
  readonly locate: (field: FieldPath) => SourceLocation;
}

export interface ContentReading {
  readonly files: readonly ContentFile[];
  /** Paths from the project's root. */
  readonly pictures: readonly string[];
  /** What keeps files from being read: no valid YAML, or no collection. */
  readonly errors: readonly Diagnostic[];
}

/** The numbers of the lines in which something is. */
export const linesWith = ({ text }: ContentFile, isIn: (line: string) => boolean): readonly number[] =>
  text.split("\n").flatMap((line, index) => (isIn(line) ? [index + 1] : []));

/** @param name of a file, with or without its folders */
export const isPicture = (name: string): boolean => /\.(?:png|jpg|svg)$/u.test(name);

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
  return { file, folder: path.dirname(absolute), collection, data: reading.data, text, locate };
};

/** What else may lie in `content/`: files for editors and their tools, and files of the operating system. */
const otherFile = /^(?:README\.md|words\.txt)$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/u;

/** Documents and pictures of other programs, which stay so under any name. */
const foreignDocument = /\.(?:docx?|odt|rtf|pages|pdf|xlsx?|pptx?)$/iu;
const foreignPicture = /\.(?:webp|avif|gif|hei[cf]|tiff?|bmp|psd|ai|eps)$/iu;

const unknownFile = (name: string): Diagnostic => {
  const folder = path.posix.dirname(name);
  const neighbors = collections.filter(({ glob }) => folder !== "." && matchesGlob(path.posix.dirname(glob), folder));
  const known = neighbors.length > 0 ? neighbors : collections.filter(({ glob }) => glob.includes("*"));
  const names = known.map(({ glob }) => `content/${glob.replace("[0-9]*", "1").replaceAll("*", "name")}`).join(" or ");
  const place = { rule: "unknown-file", file: `content/${name}`, field: "" };
  if (foreignDocument.test(name) || foreignPicture.test(name)) {
    const message = `The site cannot read ${path.extname(name)} files.`;
    const copy = `write your text into a copy of a file that is named like ${names}`;
    const remake = foreignPicture.test(name) ? "export the picture as PNG or JPG" : copy;
    return { ...place, message, fix: `Delete it, and ${remake}. Renaming is not enough.` };
  }
  const lower = path.posix.basename(name.toLowerCase()).replace(/\.jpeg$/u, ".jpg");
  const fitting = lower.replace(/\.yml$/u, ".yaml").replaceAll(/[^a-z0-9.]+/gu, "-");
  if (!name.endsWith(`/${fitting}`) && (isPicture(fitting) || collectionOfFile(`${folder}/${fitting}`))) {
    const message = `The site does not read files with the name ${path.posix.basename(name)}.`;
    return { ...place, message, fix: `If it is a copy left over, delete it. Otherwise rename it to ${fitting}.` };
  }
  const fittingFolder = folder.toLowerCase().replaceAll(/[^a-z0-9/]+/gu, "-");
  if (folder !== fittingFolder && collectionOfFile(`${fittingFolder}/${fitting}`)) {
    const message = `The site does not read folders with the name ${path.posix.basename(folder)}.`;
    const fix = `Rename it to ${path.posix.basename(fittingFolder)}: lower-case letters, digits and hyphens.`;
    return { ...place, message, fix };
  }
  if (folder !== "." && neighbors.length === 0) {
    const fix =
      "If you renamed a folder, give it its old name, such as content/team/. Otherwise delete it: a new kind of page needs a developer.";
    return { ...place, message: `The site has no folder content/${folder}/.`, fix };
  }
  const message = "The site does not use a file with this name at this place.";
  const fix = `If it is left over, delete it. Otherwise give it a name such as ${names}, in lower-case letters, digits and hyphens. Pictures are .png, .jpg or .svg. A new kind of page needs a developer.`;
  return { ...place, message, fix };
};

/**
 * Reads every YAML file under `content/`, in the order of their names.
 * @param root the project's folder, absolute
 * @returns the files that could be read, the pictures, and an error for each file that could not be read
 */
export const readContent = (root: string): ContentReading => {
  const folder = path.join(root, "content");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, name: path.relative(folder, path.join(entry.parentPath, entry.name)) }))
    .map(({ entry, name }) => ({ isFolder: entry.isDirectory(), name: name.split(path.sep).join("/") }))
    .filter(({ isFolder, name }) => (isFolder ? /\.ya?ml$/u.test(name) : !otherFile.test(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const readings = entries
    .filter(({ name }) => !isPicture(name))
    .map(({ isFolder, name }): ContentFile | Diagnostic => {
      const collection = isFolder ? undefined : collectionOfFile(name);
      return collection === undefined ? unknownFile(name) : readFile(root, `content/${name}`, collection);
    });
  const files = readings.filter((reading) => "collection" in reading);
  const values = placeholderValues((type) =>
    files.flatMap(({ collection, data }) => (collection.type === type ? data : [])),
  );
  return {
    files: files.map((file) => ({ ...file, data: fillPlaceholders(file.data, values) })),
    pictures: entries.filter(({ name }) => isPicture(name)).map(({ name }) => `content/${name}`),
    errors: readings.filter((reading) => "rule" in reading),
  };
};
