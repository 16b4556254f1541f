import path from "node:path";
import { collections } from "../content-schema/collections";
import { fieldsIn } from "../content-schema/unwrap";
import { assertDefined } from "../lib/assert-defined";
import { diagnosticAt, fieldsOf, fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { byLastModified } from "./last-modified";

/** Rules about files that belong together: names, references, order, the first step of a case study. */

const fileName = ({ file }: ContentFile): string => path.basename(file, ".yaml");

const folderName = ({ folder }: ContentFile): string => path.basename(folder);

/** Keys and references that must repeat the name of their file or folder. */
export const mismatchedNames = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    textsOf(content, "key", "reference")
      .filter(({ meta }) => meta.equals !== undefined)
      .flatMap(({ path: field, meta, value }) => {
        const expected = meta.equals === "folderName" ? folderName(content) : fileName(content);
        if (value === expected) return [];
        const name = field.join(".");
        return [
          meta.role === "reference"
            ? diagnosticAt(
                content,
                field,
                "folder-name",
                `This file says it belongs to "${value}", but it is in the folder ${expected}.`,
                `Write ${name}: ${expected}, or move the file.`,
              )
            : diagnosticAt(
                content,
                field,
                "key-name",
                `The key "${value}" is not the name of the ${meta.equals === "folderName" ? "folder" : "file"}.`,
                `Write ${name}: ${expected}, or rename the ${meta.equals === "folderName" ? "folder" : "file"}.`,
              ),
        ];
      }),
  );

/** References to entries that do not exist, or that visitors do not see. */
export const unknownReferences = (
  files: readonly ContentFile[],
  _today: string,
  drafts: readonly ContentFile[],
): readonly Diagnostic[] =>
  files.flatMap((content) =>
    textsOf(content, "reference").flatMap(({ path: field, meta, value }) => {
      const targets = files.filter(({ collection }) => collection.type === meta.collection);
      const { glob } = assertDefined(collections.find(({ type }) => type === meta.collection));
      if (meta.equals === "folderName") {
        const isFirst = files.find(({ folder }) => folder === content.folder) === content;
        if (!isFirst || targets.some(({ folder }) => folder === content.folder)) return [];
        const missing = path.posix.basename(glob);
        return [
          diagnosticAt(
            content,
            field,
            "unknown-reference",
            `The folder ${folderName(content)} has no ${missing}.`,
            `Add ${missing} to the folder.`,
          ),
        ];
      }
      const keys = targets.map(fileName);
      const isDraft = drafts.some((one) => one.collection.type === meta.collection && fileName(one) === value);
      return keys.includes(value)
        ? []
        : [
            diagnosticAt(
              content,
              field,
              "unknown-reference",
              isDraft
                ? `content/${glob.replace("*", value)} is a draft, which visitors do not see.`
                : `There is no content/${glob.replace("*", value)}.`,
              `Write one of: ${keys.join(", ")}.`,
            ),
          ];
    }),
  );

/**
 * Positions that are not 1, 2, 3 … within their list: all files of a collection, or those of one folder of steps. Drafts
 * count, so that a list needs no other numbers while one of its files is a draft.
 */
export const brokenOrders = (
  files: readonly ContentFile[],
  _today: string,
  drafts: readonly ContentFile[],
): readonly Diagnostic[] => {
  const lists = new Map<string, { content: ContentFile; position: unknown }[]>();
  for (const content of new Set([...files, ...drafts])) {
    const position = fieldWithRole(content, "order")?.value;
    if (![...fieldsIn(content.collection.schema).values()].some(({ meta }) => meta.role === "order")) continue;
    const isPart = fieldsOf(content).some(({ meta }) => meta.role === "reference" && meta.equals === "folderName");
    const list = isPart ? content.folder : content.collection.type;
    lists.set(list, [...(lists.get(list) ?? []), { content, position }]);
  }
  return [...lists.values()].flatMap((list) => {
    const free = list.map((_, index) => index + 1).filter((number) => !list.some((one) => one.position === number));
    const isDraft = ({ content }: (typeof list)[number]) => Number(drafts.includes(content));
    const oldestFirst = list.sort((a, b) => isDraft(a) - isDraft(b) || byLastModified(a.content, b.content));
    // Each file that is not first at its number takes one of the numbers that are free.
    return oldestFirst.flatMap(({ content, position }, index) => {
      const other = oldestFirst.slice(0, index).find((one) => one.position === position);
      // Another rule tells of a missing number.
      if (typeof position !== "number" || !files.includes(content)) return [];
      if (other === undefined && position <= list.length) return [];
      const { path: field, meta } = assertDefined(fieldWithRole(content, "order"));
      const name = field.join(".");
      const members = meta.listOf ?? "entries";
      return [
        diagnosticAt(
          content,
          field,
          "order",
          other === undefined
            ? `This says ${name}: ${position}, which is more than the number of ${members}, ${list.length}.`
            : `This says ${name}: ${position}, as ${other.content.file}:${other.content.locate(field).line} does.`,
          `Number the ${members} 1, 2, 3, and so on, each number once. No file has the number ${free.shift() ?? position}.`,
        ),
      ];
    });
  });
};

/** Case studies without a first step, which is the page at the study's own address. */
export const missingFirstSteps = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const ofType = (type: string) => files.filter(({ collection }) => collection.type === type);
  return ofType("CaseStudy").flatMap((study) => {
    const steps = ofType("CaseStudyStep").filter(({ folder }) => folder === study.folder);
    const first = steps.find((step) => fieldWithRole(step, "order")?.value === 1);
    if (first === undefined) {
      return [
        diagnosticAt(
          study,
          [],
          "first-step",
          "The study has no first step.",
          "Add the step's file to this folder; a draft does not count.",
        ),
      ];
    }
    const slug = fieldWithRole(first, "slug");
    return slug === undefined || slug.value === ""
      ? []
      : [
          diagnosticAt(
            first,
            slug.path,
            "first-step",
            `The first step has the address "${String(slug.value)}".`,
            'Write slug: "", because the first step is at the study\'s own address.',
          ),
        ];
  });
};
