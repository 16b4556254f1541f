import path from "node:path";
import { collections, isSingleFile } from "../content-schema/collections";
import { required } from "../lib/required";
import { fieldsOf, fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { diagnosticAt, fieldRule, type Rule } from "./rule";

/** Rules about files that belong together: names, references, order, the first step of a case study. */

/** Files that every site needs: of the other collections any number may exist. */
export const missingFiles = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  collections
    .filter(isSingleFile)
    .map(({ glob }) => `content/${glob}`)
    .filter((name) => !files.some(({ file }) => file === name))
    .map((file) => ({
      rule: "missing-file",
      file,
      field: "",
      message: "This file is missing.",
      fix: `Put it back: git restore ${file}`,
    }));

const fileName = ({ file }: ContentFile): string => path.basename(file, ".yaml");

const folderName = ({ folder }: ContentFile): string => path.basename(folder);

/** Keys and references that must repeat the name of their file or folder. */
const mismatchedNames = fieldRule(
  "key-name",
  (content) => textsOf(content, "key", "reference"),
  ({ path: field, meta, value }, content) => {
    const named = meta.equals === "folderName" ? "folder" : "file";
    const expected = named === "folder" ? folderName(content) : fileName(content);
    if (meta.equals === undefined || value === expected) return [];
    const message = `The ${field.join(".")} "${value}" is not the name of the ${named}, ${expected}.`;
    return [[message, `Write ${field.join(".")}: ${expected}, or correct the name of the ${named}.`]];
  },
);

/** References to entries that do not exist. */
const unknownReferences: Rule = (files) =>
  fieldRule(
    "unknown-reference",
    (content) => textsOf(content, "reference"),
    ({ meta, value }) => {
      const keys = files
        .filter(({ collection }) => collection.type === meta.collection)
        .map((target) => String(fieldWithRole(target, "key")?.value));
      if (keys.includes(value)) return [];
      const { glob } = required(collections.find(({ type }) => type === meta.collection));
      return [[`There is no content/${glob.replace("*", value)}.`, `Add it, or write one of: ${keys.join(", ")}.`]];
    },
  )(files);

/** What files of one list have in common: the collection, or the folder of their study. */
const listOf = (content: ContentFile): string =>
  fieldsOf(content).some(({ meta }) => meta.role === "reference" && meta.equals === "folderName")
    ? content.folder
    : content.collection.type;

/** Positions that are not 1, 2, 3 … within their list. */
const brokenOrders: Rule = (files) => {
  const ordered = files.flatMap((content) => {
    const order = fieldWithRole(content, "order");
    return typeof order?.value === "number" ? [{ content, order, position: order.value }] : [];
  });
  return ordered.flatMap(({ content, order, position }) => {
    const list = ordered.filter((entry) => listOf(entry.content) === listOf(content));
    const other = list.find((entry) => entry.position === position);
    if (other?.content === content && position <= list.length) return [];
    const name = order.path.join(".");
    const members = order.meta.listOf ?? "entries";
    const message =
      other === undefined || other.content === content
        ? `This says ${name}: ${position}, which is more than the number of ${members}, ${list.length}.`
        : `This says ${name}: ${position}, as ${other.content.file}:${other.content.locate(order.path).line} does.`;
    const free = list.map((_, index) => index + 1).filter((number) => !list.some((entry) => entry.position === number));
    const fix = `Number the ${members} 1, 2, 3, and so on, each number once. No file has the number ${free.join(" or ")}.`;
    return [diagnosticAt(content, order.path, "order", message, fix)];
  });
};

/** Case studies without a first step, which is the page at the study's own address. */
const missingFirstSteps: Rule = (files) => {
  const ofType = (type: string) => files.filter(({ collection }) => collection.type === type);
  return ofType("CaseStudy").flatMap((study) => {
    const steps = ofType("CaseStudyStep").filter(({ folder }) => folder === study.folder);
    const first = steps.find((step) => fieldWithRole(step, "order")?.value === 1);
    if (first === undefined) {
      const fix = "Add the step's file to this folder, with order: 1.";
      return [diagnosticAt(study, [], "first-step", "The study has no first step.", fix)];
    }
    const slug = fieldWithRole(first, "slug");
    if (slug === undefined || slug.value === "") return [];
    const message = `The first step has the address "${String(slug.value)}".`;
    const fix = 'Write slug: "", because the first step is at the study\'s own address.';
    return [diagnosticAt(first, slug.path, "first-step", message, fix)];
  });
};

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, brokenOrders, missingFirstSteps];
