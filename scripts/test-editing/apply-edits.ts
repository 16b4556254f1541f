import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import { z } from "zod";
import { fieldsOf, fieldWithRole, isProse, type ContentField } from "../../src/content-lint/content-fields";
import { readContent, type ContentFile, type FieldPath } from "../../src/content-lint/content-file";
import { pagesOf } from "../../src/content-lint/content-pages";
import { listOf } from "../../src/content-lint/cross-file-rules";

/** What editors might do to the live content on one day. Edits go by what a field is, never by what it says. */
export const editSets = ["additions", "removals"] as const;
type EditSet = (typeof editSets)[number];
/** A new value of a field; undefined deletes it. */
type Change = readonly [field: FieldPath, value: unknown];

/** Written by programs; rows that standards prescribe. */
const excluded = new Set(["LastAudit", "LastSpeech", "ConformanceCriteria"]);
/** One sheet of paper holds them: they only get shorter. */
const limited = new Set(["Capability", "NaicsCodes"]);

/** Rotates lower-case vowels: equal texts stay equal. Addresses, placeholders and the label of decision 4 stay. */
const reword = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|\{\w+\}|start your project|\S+[@/]\S+|[aeiou]/giu, (match) => {
    const vowel = "aeiou".indexOf(match);
    return vowel === -1 ? match : "eioua".charAt(vowel);
  });

/** What an editor would write instead, the boldest first. The schema decides which of them fits. */
const rewrites = ({ meta, schema, value }: ContentField, set: EditSet): readonly unknown[] => {
  // Prices, and the first two of a list.
  if (typeof value === "number") return meta.role === undefined ? [value + 5000] : value < 3 ? [3 - value] : [];
  if (typeof value !== "string") return [];
  if (schema instanceof z.ZodEmail) return [`new-${value}`];
  if (/^[+(][\d ()-]+\d$/u.test(value)) return [value.replace(/\d$/u, (digit) => String((Number(digit) + 1) % 10))];
  if (meta.role === "reviewDate") return [new Date().toISOString().slice(0, 10)];
  if (!isProse(meta.role)) return [];
  const resized = set === "additions" ? `${value} And more.` : value.replace(/(?<=[.!?]) [^*]*$/u, "");
  // Only sentences are resized: other texts may be names that links repeat.
  return [reword(value.endsWith(".") ? resized : value), reword(value)];
};

const contains = (outer: FieldPath, inner: FieldPath): boolean => outer.every((key, index) => key === inner[index]);

/** Adds a text to a list, or takes an entry away that nothing can refer to, where all that it is part of allows it. */
const resize = ({ path: list, value }: ContentField, fields: readonly ContentField[], set: EditSet) => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const last = entries.at(-1);
  const added = set === "additions" && typeof last === "string" ? reword(reword(last)) : undefined;
  const resized = set === "additions" ? [...entries, added] : entries.slice(0, -1);
  const isRefused = fields.some(({ path: part, meta, schema, value: data }) => {
    if (!contains(part, list)) return contains(list, part) && /key|anchor/u.test(meta.role ?? "");
    const whole = new Document(data);
    whole.setIn(list.slice(part.length), whole.createNode(resized));
    return !schema.safeParse(whole.toJS()).success;
  });
  return isRefused || added === last ? [] : [[[...list, Math.min(entries.length, resized.length)], added] as const];
};

const write = (file: string, changes: readonly Change[]): void => {
  // With the parser's tags, a text that looks like a date gets its quotes.
  const document = parseDocument(readFileSync(file, "utf8"), { customTags: ["timestamp"] });
  for (const [field, value] of changes)
    if (value === undefined) document.deleteIn(field);
    else document.setIn(field, document.createNode(value));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
};

/** Rewords a file and resizes its lists. From the last to the first: positions before a removed entry stay. */
const editFile = (content: ContentFile, set: EditSet): readonly Change[] => {
  const fields = fieldsOf(content).filter(({ meta }) => meta.role !== "order" || !content.collection.pagePath);
  const changes = fields.flatMap((field): readonly Change[] => {
    const value = rewrites(field, set).find((rewritten) => field.schema.safeParse(rewritten).success);
    return value === undefined ? [] : [[field.path, value]];
  });
  return [...changes, ...[...fields].reverse().flatMap((field) => resize(field, fields, set))];
};

/** Gives a copied file a name and words of its own, and the next place in its list if it is not in a copied folder. */
const editCopy = (content: ContentFile): readonly Change[] => {
  const inFolder = content.folder.endsWith("-copy");
  return fieldsOf(content).flatMap(({ path: field, meta: { role }, value }): readonly Change[] => {
    if (role === "order" && !(inFolder && content.collection.pagePath)) return [[field, Number(value) + 1]];
    if (role === "key" || role === (inFolder ? "reference" : "slug")) return [[field, `${String(value)}-copy`]];
    // Links of a copy would have the words of the original's and lead elsewhere.
    const text = reword(String(value).replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, "$1"));
    return isProse(role) && role !== "linkText" ? [[field, text]] : [];
  });
};

/** A file's place in its list, and what others refer to it by. */
const orderOf = (content: ContentFile): number => Number(fieldWithRole(content, "order")?.value);
const nameOf = (content: ContentFile) => pagesOf([content])[0]?.path ?? String(fieldWithRole(content, "key")?.value);

/** Edits the content of a copy of the project: all files, then the last of each list. */
export const applyEdits = (set: EditSet, root: string): void => {
  const fileOf = ({ file }: ContentFile): string => path.join(root, file);
  const read = () => readContent(root).files.filter(({ collection }) => !excluded.has(collection.type));
  for (const content of read())
    write(fileOf(content), editFile(content, limited.has(content.collection.type) ? "removals" : set));
  const listed = read().filter((content) => Number.isInteger(orderOf(content)));
  const lasts = new Map(listed.sort((one, two) => orderOf(one) - orderOf(two)).map((one) => [listOf(one), one]));
  const study = lasts.get("CaseStudy")?.folder ?? "";
  const others = [...lasts.values()].filter(({ folder }) => folder !== study);
  if (set === "removals") {
    for (const file of [study, ...others.map(fileOf)]) rmSync(file, { recursive: true });
    // What leads to a removed file leads to the first of its list.
    for (const removed of others) {
      const first = nameOf(listed.find((one) => listOf(one) === listOf(removed) && orderOf(one) === 1) ?? removed);
      for (const file of read().map(fileOf))
        writeFileSync(file, readFileSync(file, "utf8").replaceAll(nameOf(removed), first));
    }
  } else {
    cpSync(study, `${study}-copy`, { recursive: true });
    // Pictures of its own: one that was loaded before would hide what waits for it.
    for (const name of readdirSync(study)) if (!name.endsWith(".yaml")) appendFileSync(`${study}-copy/${name}`, "\n");
    const nextName = (one: ContentFile) => path.basename(one.file, ".yaml").replace(/^\d+/u, String(orderOf(one) + 1));
    for (const one of others) cpSync(fileOf(one), path.join(one.folder, `${nextName(one)}-copy.yaml`));
    for (const copy of read().filter(({ file }) => file.includes("-copy"))) write(fileOf(copy), editCopy(copy));
  }
};
