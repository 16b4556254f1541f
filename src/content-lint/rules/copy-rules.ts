/** What was copied: files with texts of a neighbor, which of the two is the copy, and parts of a page that are there twice. */
import { fieldsOf, textsOf, type FileField } from "../file-fields";
import type { YamlFile } from "../yaml/yaml-files";
import { formatFieldPath, isWithin, type Explanation, type FieldPath } from "../diagnostic";
import { misnamed } from "./file-rules";
import { fieldDiagnostic, type Rule } from "./rule";

/** Files with copies after the others, as far as the name in a file tells, so that errors of both are the copy's. */
export const copiesLast = (files: readonly YamlFile[]): readonly YamlFile[] =>
  [...files].sort((a, b) => misnamed(a).length - misnamed(b).length);

const roles = ["text", "markup", "altText", "linkText", "href", "anchor", "imageFile"];

/** The entry of the outermost list that a field is in, or else the field itself. */
const topEntry = (field: FieldPath): FieldPath =>
  field.slice(0, field.findIndex((name) => typeof name === "number") + 1 || field.length);

/** What a file, or a part of it, has at the same place as another: texts, pictures and links. */
const sameFields = (content: YamlFile, other: YamlFile, part: FieldPath = [], original: FieldPath = []) => {
  const others = new Map(fieldsOf(other).map(({ path: field, value }) => [field.join(), value]));
  const isSame = ({ path: field, value }: FileField) =>
    isWithin(field, part) && others.get([...original, ...field.slice(part.length)].join()) === value;
  return fieldsOf(content).filter((field) => roles.includes(field.meta.role ?? "") && isSame(field));
};

/** Fields by their names below a part, entries of lists one by one. */
const namesBelow = (part: FieldPath, fields: readonly FileField[]): string => {
  const names = fields.map(({ path: field }) => field.slice(part.length));
  const isInList = (name: FieldPath) => name.some((one) => typeof one === "number");
  return [...new Set(names.map((name) => formatFieldPath(isInList(name) ? topEntry(name) : name.slice(0, 1))))].join(
    ", ",
  );
};

/** From this length on no two files say the same by chance, and no two parts of a page. */
const longText = 121;
const longInPage = 70;

const newTexts =
  "In the one that is the copy, write texts and pictures of its own. What it doesn't need and isn't required, you can delete.";

const thereTwice: Explanation = ["This entry is there twice.", "Delete it, or write another one in its place."];

/** Copies that still have a long text of another file, or, where a file is no page, its picture. */
export const copiedFiles: Rule = (files) =>
  files.flatMap((content, index) => {
    const { collection, folder } = content;
    const isCopied =
      (other: YamlFile) =>
      ({ meta, value }: FileField) =>
        meta.role === "imageFile"
          ? collection.pagePath === undefined && other.folder === folder
          : String(value).length >= longText;
    const neighbors = files.slice(0, index).filter((other) => other.collection === collection);
    const original = neighbors.find((other) => sameFields(content, other).some(isCopied(other)));
    if (original === undefined) return [];
    const all = sameFields(content, original);
    const copied = all.filter(isCopied(original));
    // Beside a long text of a list its short ones are copied, too.
    const isBeside = ({ path: [name] }: FileField) => copied.some((field) => field.path[0] === name);
    const same = all.filter((field) => isBeside(field));
    const message = `${original.file} has the same ${namesBelow([], same)}.`;
    return [fieldDiagnostic(content, same[0]?.path ?? [], "copied", [message, newTexts])];
  });

/** What a file has twice: entries of a list, but for the cells of a row, and parts of a page that were copied within it. */
export const repeatedTexts: Rule = (files) =>
  files.flatMap((content) => {
    const entries = fieldsOf(content).flatMap(({ path: field, value }) => {
      const list = Array.isArray(value) && typeof field.at(-1) === "string" ? value : [];
      const texts = list.map((entry) => JSON.stringify(entry));
      return texts.flatMap((text, index) => (texts.indexOf(text) < index ? { part: [...field, index] } : []));
    });
    // Files that are no pages have remarks in tables, which may be alike.
    const least = content.collection.pagePath === undefined ? longText : longInPage;
    const texts = textsOf(content, "text", "markup", "altText").filter(({ value }) => value.length >= least);
    const copies = texts.flatMap(({ path: field, value }, index) => {
      const { path: first } = texts.slice(0, index).find((other) => other.value === value) ?? {};
      if (first === undefined) return [];
      const [part, original] = isWithin(field, topEntry(first)) ? [field, first] : [topEntry(field), topEntry(first)];
      const names = namesBelow(part, sameFields(content, content, part, original));
      const place = `${names === "" ? "Line" : "The part in line"} ${content.locate(original).line}`;
      return { part, explanation: [`${place} has the same ${names || "text"}.`, newTexts] as const };
    });
    const all = [...entries.map((entry) => ({ ...entry, explanation: thereTwice })), ...copies];
    return all
      .filter(({ part }, index) => all.findIndex((other) => isWithin(part, other.part)) === index)
      .map(({ part, explanation }) => fieldDiagnostic(content, part, "repeated", explanation));
  });
