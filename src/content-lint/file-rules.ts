import path from "node:path";
import { collections } from "../content-schema/collections";
import { stepSlugs } from "../content-schema/collections/case-study-step";
import { required } from "../lib/required";
import { fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile, ContentReading } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

const studyFiles = ["study.yaml", ...stepSlugs.map((slug, index) => `${index + 1}-${slug || "discovery"}.yaml`)];

const putBack = "Put it back: CONTENT.md says how, under Undo.";

/** Files that every site needs, and those that each case study needs. Without them little is known of the rest. */
export const missingFiles = ({ files, errors }: ContentReading): readonly Diagnostic[] => {
  const names = [...files, ...errors].map(({ file }) => file);
  const single = collections.filter(({ glob }) => !glob.includes("*")).map(({ glob }) => `content/${glob}`);
  const studies = files.filter(({ collection }) => collection.type.startsWith("CaseStudy"));
  const inStudies = studies.flatMap(({ file }) => studyFiles.map((name) => path.posix.join(file, "..", name)));
  return [...new Set([...single, ...inStudies])]
    .filter((name) => !names.includes(name))
    .map((file) => {
      const fix = `${putBack}${inStudies.includes(file) ? " Or delete the whole folder." : ""}`;
      return { rule: "missing-file", file, field: "", message: "This file is missing.", fix };
    });
};

/** Keys and references that must repeat the name of their file or folder. */
const mismatchedNames = fieldRule(
  "key-name",
  (content) => textsOf(content, "key", "reference").filter(({ meta }) => meta.equals !== undefined),
  ({ meta, value }, { file, folder, collection }) => {
    const [kind, expected] =
      meta.equals === "folderName" ? ["folder", path.basename(folder)] : ["file", path.basename(file, ".yaml")];
    const fix =
      "formerly" in collection.schema.shape
        ? `If you renamed the ${kind}, write ${expected} here and add formerly: [${value}], so that old links still work. Otherwise, give the ${kind} the name ${value}.`
        : `Write ${expected}, or rename the ${kind}.`;
    return value === expected ? [] : [[`This must repeat the name of the ${kind}, ${expected}.`, fix]];
  },
);

/** References to entries that do not exist. */
const unknownReferences: Rule = (files) =>
  fieldRule(
    "unknown-reference",
    // The name of a folder is judged above.
    (content) => textsOf(content, "reference").filter(({ meta }) => meta.equals === undefined),
    ({ meta, value }) => {
      const { type, glob } = required(collections.find((collection) => collection.type === meta.collection));
      const entries = files.filter(({ collection }) => collection.type === type);
      const keys = entries.map((entry) => fieldWithRole(entry, "key")?.value);
      const file = `content/${glob.replace("*", value)}`;
      const known = keys.length === 0 ? "" : `: ${keys.join(", ")}`;
      const fix = `Write the name of a file in ${path.dirname(file)}/, without .yaml${known}. Did you delete ${path.basename(file)} by mistake? ${putBack}`;
      return keys.includes(value) ? [] : [[`There is no ${file}.`, fix]];
    },
  )(files);

/** Days until which something holds, and that are past by other days of the content: time alone breaks no build. */
const pastDays: Rule = (files) => {
  const days = files.flatMap((content) => textsOf(content, "pastDay"));
  const valid = days.filter(({ schema, value }) => schema.safeParse(value).success).map(({ value }) => value);
  const newest = valid.sort().at(-1) ?? "";
  const message = `This day has passed: the content was last changed on ${newest}.`;
  const fix = `Write a day in the future, such as "${Number.parseInt(newest, 10) + 1}-01-01".`;
  const select = (content: ContentFile) => textsOf(content, "futureDay");
  return fieldRule("past-day", select, ({ value }) => (value > newest ? [] : [[message, fix]]))(files);
};

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, pastDays];
