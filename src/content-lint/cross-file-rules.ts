import path from "node:path";
import { collections } from "../content-schema/collections";
import { fieldsIn } from "../content-schema/unwrap";
import { assertDefined } from "../lib/assert-defined";
import { diagnosticAt, fieldRule, fieldsOf, fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";

/** Rules about files that belong together: names, references, order, the first step of a case study. */

const fileName = ({ file }: ContentFile): string => path.basename(file, ".yaml");

const folderName = ({ folder }: ContentFile): string => path.basename(folder);

/** Keys and references that must repeat the name of their file or folder. */
export const mismatchedNames = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    textsOf(content, "key", "reference").flatMap(({ path: field, meta, value }) => {
      const isFolder = meta.equals === "folderName";
      const expected = isFolder ? folderName(content) : fileName(content);
      if (meta.equals === undefined || value === expected) return [];
      const fix = `Write ${field.join(".")}: ${expected}, or`;
      if (meta.role === "reference") {
        const message = `This file says it belongs to "${value}", but it is in the folder ${expected}.`;
        return [diagnosticAt(content, field, "folder-name", message, `${fix} move the file.`)];
      }
      const named = isFolder ? "folder" : "file";
      const message = `The key "${value}" is not the name of the ${named}.`;
      return [diagnosticAt(content, field, "key-name", message, `${fix} rename the ${named}.`)];
    }),
  );

/** References to entries that do not exist. */
export const unknownReferences = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  fieldRule(
    "unknown-reference",
    (content) => textsOf(content, "reference"),
    ({ meta, value }, content) => {
      const ofType = ({ collection }: ContentFile): boolean => collection.type === meta.collection;
      const targets = files.filter(ofType);
      const { glob } = assertDefined(collections.find(({ type }) => type === meta.collection));
      if (meta.equals === "folderName") {
        const isFirst = files.find(({ folder }) => folder === content.folder) === content;
        if (!isFirst || targets.some(({ folder }) => folder === content.folder)) return [];
        const missing = path.posix.basename(glob);
        return [[`The folder ${folderName(content)} has no ${missing}.`, `Add ${missing} to the folder.`]];
      }
      const keys = targets.map(fileName);
      if (keys.includes(value)) return [];
      const file = `content/${glob.replace("*", value)}`;
      const message = `There is no ${file}.`;
      return [[message, `Write one of: ${keys.join(", ")}.`]];
    },
  )(files);

/** What files of one list have in common: the collection, or the folder of their study. */
export const listOf = (content: ContentFile): string =>
  fieldsOf(content).some(({ meta }) => meta.role === "reference" && meta.equals === "folderName")
    ? content.folder
    : content.collection.type;

/** Positions that are not 1, 2, 3 … within their list. */
export const brokenOrders = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const lists = new Map<string, { content: ContentFile; position: unknown }[]>();
  for (const content of files) {
    const position = fieldWithRole(content, "order")?.value;
    if (![...fieldsIn(content.collection.schema).values()].some(({ meta }) => meta.role === "order")) continue;
    const list = listOf(content);
    lists.set(list, [...(lists.get(list) ?? []), { content, position }]);
  }
  return [...lists.values()].flatMap((list) => {
    const free = list.map((_, index) => index + 1).filter((number) => !list.some((entry) => entry.position === number));
    // Each file that is not first at its number takes one of the numbers that are free.
    return list.flatMap(({ content, position }, index) => {
      const other = list.slice(0, index).find((entry) => entry.position === position);
      // Another rule reports a missing number.
      if (typeof position !== "number") return [];
      if (other === undefined && position <= list.length) return [];
      const { path: field, meta } = assertDefined(fieldWithRole(content, "order"));
      const name = field.join(".");
      const members = meta.listOf ?? "entries";
      const message =
        other === undefined
          ? `This says ${name}: ${position}, which is more than the number of ${members}, ${list.length}.`
          : `This says ${name}: ${position}, as ${other.content.file}:${other.content.locate(field).line} does.`;
      const where = other === undefined ? "" : " Change one of the two.";
      const fix = `Number the ${members} 1, 2, 3, and so on, each number once.${where} No file has the number ${free.shift() ?? position}.`;
      return [diagnosticAt(content, field, "order", message, fix)];
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
      const fix = "Add the step's file to this folder.";
      return [diagnosticAt(study, [], "first-step", "The study has no first step.", fix)];
    }
    const slug = fieldWithRole(first, "slug");
    if (slug === undefined || slug.value === "") return [];
    const message = `The first step has the address "${String(slug.value)}".`;
    const fix = 'Write slug: "", because the first step is at the study\'s own address.';
    return [diagnosticAt(first, slug.path, "first-step", message, fix)];
  });
};
