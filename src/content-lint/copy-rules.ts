/** What was copied: files with texts of a neighbor, which of the two is the copy, and parts of a page that are there twice. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fieldsOf, textsOf, type ContentField } from "./content-fields";
import type { ContentFile } from "./content-file";
import { misnamed } from "./file-rules";
import { fieldDiagnostic, type Rule } from "./rule";

/** The files that are not in the last commit, by their paths from the project's root. */
const newFiles = (files: readonly ContentFile[]): readonly string[] => {
  const [{ file, folder } = { file: "", folder: "" }] = files;
  const cwd = path.resolve(folder, path.relative(path.dirname(file), ""));
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "-z", "-uall", "."], { cwd, encoding: "utf8" });
  if (status !== 0) return [];
  return stdout.split("\0").flatMap((line) => (/^(?:\?\?|A)/u.test(line) ? line.slice(3) : []));
};

/** Files with their copies after them, as far as the name in a file or Git tells, so that errors of both are the copy's. */
export const copiesLast = (files: readonly ContentFile[]): readonly ContentFile[] => {
  const added = newFiles(files);
  const rank = (content: ContentFile) => (misnamed(content).length > 0 ? 2 : added.includes(content.file) ? 1 : 0);
  return [...files].sort((a, b) => rank(a) - rank(b));
};

const roles = ["text", "markup", "altText", "linkText", "imageFile"];

/** The texts and pictures that a file has at the same place as another of its collection. */
const sameFields = (content: ContentFile, other: ContentFile): readonly ContentField[] => {
  const others = new Map(fieldsOf(other).map(({ path: field, value }) => [field.join(), value]));
  return fieldsOf(content).filter(
    ({ path: field, value, meta }) => roles.includes(meta.role ?? "") && others.get(field.join()) === value,
  );
};

/** From this length on no two files say the same by chance. */
const longText = 121;

/** Copies that still have a long text of another file, or, where a file is no page, its picture. */
export const copiedFiles: Rule = (files) =>
  files.flatMap((content, index) => {
    const { collection, folder } = content;
    const isCopied =
      (other: ContentFile) =>
      ({ meta, value }: ContentField) =>
        meta.role === "imageFile"
          ? collection.pagePath === undefined && other.folder === folder
          : String(value).length >= longText;
    const neighbors = files.slice(0, index).filter((other) => other.collection === collection);
    const original = neighbors.find((other) => sameFields(content, other).some(isCopied(other)));
    if (original === undefined) return [];
    const same = sameFields(content, original)
      .filter(isCopied(original))
      .map(({ path: field }) => field);
    const names = [...new Set(same.map(([name]) => name))].join(", ");
    const message = `${original.file} has the same ${names}.`;
    const fix =
      "In the one that is the copy, write texts and pictures of its own. What it doesn't need and isn't required, you can delete.";
    return [fieldDiagnostic(content, same[0] ?? [], "copied", [message, fix])];
  });

/** Long texts that a file has twice, as a part of a page that was copied within it. */
export const repeatedTexts: Rule = (files) =>
  files.flatMap((content) => {
    const texts = textsOf(content, "text", "markup").filter(({ value }) => value.length >= longText);
    return texts.flatMap(({ path: field, value }, index) => {
      const first = texts.slice(0, index).find((other) => other.value === value);
      if (first === undefined) return [];
      const message = `Line ${content.locate(first.path).line} has the same text.`;
      return [
        fieldDiagnostic(content, field, "repeated", [message, "Write another one here, or delete one of the two."]),
      ];
    });
  });
