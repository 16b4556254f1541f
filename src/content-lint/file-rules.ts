import path from "node:path";
import { collections } from "../content-schema/collections";
import { stepSlugs } from "../content-schema/collections/case-study-step";
import { required } from "../lib/required";
import { fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile, ContentReading } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

const studyFiles = ["study.yaml", ...stepSlugs.map((slug, index) => `${index + 1}-${slug || "discovery"}.yaml`)];

/** Files that every site needs, and those that each case study needs. Without them little is known of the rest. */
export const missingFiles = ({ files, errors }: ContentReading): readonly Diagnostic[] => {
  const names = [...files, ...errors].map(({ file }) => file);
  const single = collections.filter(({ glob }) => !glob.includes("*")).map(({ glob }) => `content/${glob}`);
  const studies = files.filter(({ collection }) => collection.type.startsWith("CaseStudy"));
  const inStudies = studies.flatMap(({ file }) => studyFiles.map((name) => path.posix.join(file, "..", name)));
  return [...new Set([...single, ...inStudies])]
    .filter((name) => !names.includes(name))
    .map((file) => {
      const fix = `Put it back: git restore ${file}${inStudies.includes(file) ? ". Or delete the whole folder." : ""}`;
      return { rule: "missing-file", file, field: "", message: "This file is missing.", fix };
    });
};

/** Keys and references that must repeat the name of their file or folder. */
const mismatchedNames = fieldRule(
  "key-name",
  (content) => textsOf(content, "key", "reference").filter(({ meta }) => meta.equals !== undefined),
  ({ meta, value }, { file, folder, collection }) => {
    const expected = meta.equals === "folderName" ? path.basename(folder) : path.basename(file, ".yaml");
    const message = `This must repeat the name of the file or folder, ${expected}.`;
    const former = "formerly" in collection.schema.shape ? ` Add formerly: [${value}], so that old links lead on.` : "";
    return value === expected ? [] : [[message, `Write ${expected}, or rename the file or folder.${former}`]];
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
      const others = keys.length === 0 ? "" : `, or write one of: ${keys.join(", ")}`;
      return keys.includes(value) ? [] : [[`There is no ${file}.`, `Put it back (git restore ${file})${others}.`]];
    },
  )(files);

/** Days until which something holds, and that are past by other days of the content: time alone breaks no build. */
const pastDays: Rule = (files) => {
  const days = files.flatMap((content) => textsOf(content, "pastDay").map(({ value }) => value));
  const newest = days.sort().at(-1) ?? "";
  const message = `This day is past: the newest day of a change in the content is ${newest}.`;
  const select = (content: ContentFile) => textsOf(content, "futureDay");
  return fieldRule("past-day", select, ({ value }) => (value > newest ? [] : [[message, "Write a day to come."]]))(
    files,
  );
};

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, pastDays];
