import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument, stringify } from "yaml";
import { z } from "zod";
import { formatFieldPath, fieldsOf, textsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import { placeholderWord } from "../../src/content-lint/text-rules";
import { collections, isSingleFile, type Collection } from "../../src/content-schema/collections";
import { firstSteps } from "../../src/content-schema/collections/case-study-step";
import { jsonSchemaName } from "../../src/content-schema/json-schema";
import { fieldsIn, type Field } from "../../src/content-schema/unwrap";
import { slugOf } from "../../src/lib/slug-of";
import { entriesOf, fillIn, type Answers, type NewFile } from "./values";

/** What `npm run new` can add: a file of a collection, or an entry of a list of objects in a file. */
export interface NewKind {
  /** team-member, certifications.items */
  readonly name: string;
  readonly about: string;
  readonly collection: Collection;
  /** The keys that lead to the list; undefined for a file. */
  readonly list: readonly string[] | undefined;
  /** Of the file or the entry. */
  readonly schema: z.ZodType;
}

const listsIn = (schema: z.ZodType, keys: readonly string[]): readonly (readonly [readonly string[], Field])[] =>
  [...fieldsIn(schema)].flatMap(([name, { inner, meta }]) => {
    if (inner instanceof z.ZodObject) return listsIn(inner, [...keys, name]);
    if (!(inner instanceof z.ZodArray)) return [];
    const { minItems, maxItems, ...entry } = entriesOf(inner);
    // A list of a fixed length takes no entry.
    return entry.inner instanceof z.ZodObject && minItems !== maxItems
      ? [[[...keys, name], { ...entry, meta }] as const]
      : [];
  });

const kindsOf = (collection: Collection): readonly NewKind[] => {
  const { schema } = collection;
  const name = jsonSchemaName(collection).replace(".json", "");
  const about = schema.meta()?.description ?? name;
  if (!isSingleFile(collection)) return [{ name, about, collection, list: undefined, schema }];
  return listsIn(schema, []).map(([list, { inner, meta }]) => ({
    name: `${name}.${list.join(".")}`,
    about: `${meta.description ?? ""} content/${collection.glob}`,
    collection,
    list,
    schema: inner,
  }));
};

/** Everything that can be added, derived from the schemas. The last audit is written by `npm run audit:record`. */
export const newKinds: readonly NewKind[] = collections
  .filter(({ type }) => type !== "LastAudit")
  .flatMap(kindsOf)
  .sort((a, b) => Number(a.list !== undefined) - Number(b.list !== undefined));

/** A field that `npm run new` asks for. */
export interface Question {
  readonly field: string;
  readonly about: string;
  readonly choices?: readonly string[];
}

/** Derived from the file's path. */
const isAutomatic = ({ role, equals }: Field["meta"]): boolean =>
  role === "order" || role === "slug" || (role === "key" && equals !== undefined);

const keysOf = (root: string, type: string): readonly string[] =>
  readContent(root)
    .files.filter(({ collection }) => collection.type === type)
    .flatMap((content) => textsOf(content, "key").map(({ value }) => value));

/** The texts, choices and pictures of a new entry; longer parts are left to write. */
export const questionsFor = (root: string, { schema }: NewKind): readonly Question[] =>
  [...fieldsIn(schema)]
    .filter(([, { optional, meta }]) => !optional && !isAutomatic(meta))
    .flatMap(([field, { inner, meta }]): readonly Question[] => {
      const parts = fieldsIn(inner);
      if (parts.has("image")) {
        return [
          { field: `${field}.image`, about: `Path of a picture to copy, for "${field}":` },
          { field: `${field}.alt`, about: parts.get("alt")?.meta.description ?? "" },
        ];
      }
      if (inner instanceof z.ZodObject || inner instanceof z.ZodArray) return [];
      const options = inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
      const choices = meta.collection === undefined ? options : keysOf(root, meta.collection);
      return [{ field, about: meta.description ?? "", ...(choices === undefined ? {} : { choices }) }];
    });

const newEntry = (root: string, { collection, schema }: NewKind, list: readonly string[], answers: Answers) => {
  const file = `content/${collection.glob}`;
  const { data, pictures } = fillIn(schema, answers, root, path.posix.dirname(file));
  const document = parseDocument(readFileSync(path.join(root, file), "utf8"));
  const entry = document.createNode(data);
  if (document.hasIn(list)) document.addIn(list, entry);
  else document.setIn(list, document.createNode([entry]));
  return [{ file, text: document.toString({ lineWidth: 0 }) }, ...pictures];
};

/** @param nth which step of a new study it is; such steps are drafts as long as the study is one */
const newFile = (root: string, { collection, schema }: NewKind, answers: Answers, nth?: number): readonly NewFile[] => {
  const fields = fieldsIn(schema);
  const fieldWith = (isWanted: (meta: Field["meta"]) => boolean): string =>
    [...fields].find(([, { meta }]) => isWanted(meta))?.[0] ?? "";
  const naming = fieldWith(({ namesFile }) => namesFile === true);
  const parentField = fieldWith(({ role, equals }) => role === "reference" && equals === "folderName");
  const keyField = fieldWith(({ role }) => role === "key");
  const { [naming]: name, [parentField]: parent } = answers;
  if (name === undefined) throw new Error(`Answer ${naming}: the file is named after it.`);
  if (parentField !== "" && parent === undefined) throw new Error(`Answer ${parentField}: the file belongs to one.`);
  const slug = slugOf(name);
  const isFolder = fields.get(keyField)?.meta.equals === "folderName";
  // A case study's folder is an address at the top of the site.
  const key = answers[keyField] ?? (isFolder ? `project-${slug}` : slug);
  const others = readContent(root).files.filter(
    (content) =>
      content.collection === collection && (parent === undefined || path.basename(content.folder) === parent),
  );
  const order = String(others.length + (nth ?? 1));
  const file = path.posix.join(
    "content",
    path.posix.dirname(collection.glob).replace("*", parent ?? key),
    path.posix
      .basename(collection.glob)
      .replace("[0-9]*", order)
      .replace("*", keyField === "" ? slug : key),
  );
  if (existsSync(path.join(root, file))) throw new Error(`${file} is there already. Choose another name.`);
  const draft = nth === undefined ? { draft: "true" } : {};
  const byRole = new Map<string | undefined, string>(Object.entries({ ...draft, key, order, slug }));
  const automatic = Object.fromEntries(
    [...fields].flatMap(([field, { meta }]) => {
      const value = byRole.get(meta.role);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const { data, pictures } = fillIn(schema, { ...automatic, ...answers }, root, path.posix.dirname(file));
  return [{ file, text: stringify(data, { lineWidth: 0 }) }, ...pictures];
};

/** The files to write; a case study gets its first steps. @throws when an answer is missing or wrong */
export const newContent = (root: string, kind: NewKind, answers: Answers): readonly NewFile[] => {
  if (kind.list !== undefined) return newEntry(root, kind, kind.list, answers);
  const files = newFile(root, kind, answers);
  if (kind.collection.type !== "CaseStudy") return files;
  const study = path.posix.basename(path.posix.dirname(files[0]?.file ?? ""));
  const steps = newKinds.filter(({ collection }) => collection.type === "CaseStudyStep");
  return [
    ...files,
    ...steps.flatMap((step) =>
      firstSteps.flatMap((first, index) => newFile(root, step, { study, ...first }, index + 1)),
    ),
  ];
};

/** The fields that are still to be written. */
export const leftToWrite = (root: string, files: readonly string[]) =>
  readContent(root)
    .files.filter(({ file }) => files.includes(file))
    .flatMap((content) =>
      fieldsOf(content)
        .filter(({ value }) => value === placeholderWord)
        .map(({ path: field, meta, schema }) => {
          const choices = schema instanceof z.ZodEnum ? ` One of: ${schema.options.join(", ")}.` : "";
          const description = `${formatFieldPath(field)}: ${meta.description ?? ""}${choices}`;
          return { file: content.file, line: content.locate(field).line, description };
        }),
    );
