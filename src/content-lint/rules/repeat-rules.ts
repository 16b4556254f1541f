/** What is there twice: entries of a list, and texts and portraits that a copy still has of its original. */
import { fieldsOf, textsOf, type TextField } from "../file-fields";
import type { YamlFile } from "../yaml/yaml-files";
import type { Diagnostic, Explanation } from "../diagnostic";
import { fieldDiagnostic, type Rule } from "./rule";

const thereTwice: Explanation = ["This entry is there twice.", "Delete it, or write another one in its place."];

/** Entries of lists, but for the cells of a row. */
const repeatedEntries = (content: YamlFile): readonly Diagnostic[] =>
  fieldsOf(content).flatMap(({ path: field, value }) => {
    const list = Array.isArray(value) && typeof field.at(-1) === "string" ? value : [];
    const entries = list.map((entry) => JSON.stringify(entry));
    return entries.flatMap((entry, index) =>
      entries.indexOf(entry) < index ? fieldDiagnostic(content, [...field, index], "repeated", thereTwice) : [],
    );
  });

interface Text {
  readonly content: YamlFile;
  readonly field: TextField;
}

const textsIn = (content: YamlFile): readonly Text[] =>
  textsOf(content, "text", "markup", "altText", "imageFile").map((field) => ({ content, field }));

/** From this length on no two files say the same by chance, and no two parts of a page. */
const longText = 121;
const longInPage = 70;

/** Whether a text is a copy of another: in the same file, or at the same place in another file of its kind. */
const isCopy = ({ content, field }: Text, { content: other, field: { path, value } }: Text): boolean => {
  const isPage = content.collection.pagePath !== undefined;
  if (field.value !== value) return false;
  if (content === other) return value.length >= (isPage ? longInPage : longText);
  if (content.collection !== other.collection || field.path.join() !== path.join()) return false;
  return value.length >= longText || (field.meta.role === "imageFile" && !isPage && content.folder === other.folder);
};

const newTexts = "In the one that is the copy, write texts and pictures of its own, or delete them if it needs none.";

/** Copies, each file once. */
const copiedTexts = (files: readonly YamlFile[]): readonly Diagnostic[] => {
  const texts = files.flatMap(textsIn);
  const copies = texts.flatMap((text, index) => {
    const original = texts.slice(0, index).find((other) => isCopy(text, other));
    return original === undefined ? [] : [{ ...text, original }];
  });
  return files.flatMap((content) => {
    const [first, ...more] = copies.filter((copy) => copy.content === content);
    if (first === undefined) return [];
    const { file, locate } = first.original.content;
    const lines = more.map(({ field }) => content.locate(field.path).line);
    const also = lines.length > 0 ? ` More copies are in these lines: ${lines.join(", ")}.` : "";
    const message = `This is the same as in ${file}:${locate(first.original.field.path).line}.${also}`;
    return fieldDiagnostic(content, first.field.path, "repeated", [message, newTexts]);
  });
};

/** An entry that is there twice has texts that are there twice. */
export const repeatedTexts: Rule = (files) => {
  const entries = files.flatMap(repeatedEntries);
  return entries.length > 0 ? entries : copiedTexts(files);
};
