import path from "node:path";
import { collections } from "../content-schema/collections";
import { stepSlugs } from "../content-schema/collections/case-study-step";
import { required } from "../lib/required";
import { fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile, ContentReading } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

const studyFiles = ["study.yaml", ...stepSlugs.map((slug, index) => `${index + 1}-${slug || "discovery"}.yaml`)];

const putBack = "by mistake, put it back: CONTENT.md says how, under Undo.";

/** Files that every site needs, and those that each case study needs. Without them little is known of the rest. */
export const missingFiles = ({ files, errors }: ContentReading): readonly Diagnostic[] => {
  const names = [...files, ...errors].map(({ file }) => file);
  const single = collections.filter(({ glob }) => !glob.includes("*")).map(({ glob }) => [`content/${glob}`]);
  const studies = files.filter(({ collection }) => collection.type.startsWith("CaseStudy"));
  const folders = new Set(studies.map(({ file }) => path.posix.dirname(file)));
  const inStudies = [...folders].map((folder) => studyFiles.map((name) => `${folder}/${name}`));
  return [...single, ...inStudies].flatMap((group) => {
    const [file, ...more] = group.filter((name) => !names.includes(name));
    if (file === undefined) return [];
    const also = more.length === 0 ? "" : ` So are ${more.map((name) => path.basename(name)).join(", ")}.`;
    const inNew = " If the study is new, copy what it lacks from another and change it. Or delete the whole folder.";
    const fix = `If you deleted it ${putBack}${group.length > 1 ? inNew : ""}`;
    return [{ rule: "missing-file", file, field: "", message: `This file is missing.${also}`, fix }];
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
      const fix = `Write the name of a file in ${path.dirname(file)}/, without .yaml${known}. If you deleted ${path.basename(file)} ${putBack}`;
      return keys.includes(value) ? [] : [[`There is no ${file}.`, fix]];
    },
  )(files);

const daysIn = (content: ContentFile) =>
  textsOf(content, "pastDay", "futureDay").filter(({ schema, value }) => schema.safeParse(value).success);

/** Days that contradict each other. Today's says only which of the two is wrong: time alone breaks no build. */
const contradictoryDays: Rule = (files) => {
  const today = new Date().toISOString().slice(0, 10);
  const days = files.flatMap(daysIn).sort((a, b) => (a.value < b.value ? -1 : 1));
  const newest = days.filter(({ meta, value }) => meta.role === "pastDay" && value <= today).at(-1)?.value ?? "";
  const next = days.find(({ meta }) => meta.role === "futureDay")?.value ?? today;
  const past = `This day has passed: the content was last changed on ${newest}.`;
  const inFuture = `Write a day in the future, such as "${Number.parseInt(newest, 10) + 1}-01-01".`;
  return fieldRule("past-day", daysIn, ({ meta, value }) => {
    if (meta.role === "futureDay") return value > newest ? [] : [[past, inFuture]];
    const isRight = value <= today || value < next;
    return isRight ? [] : [["This day is in the future.", "Write the day of the last change, in quotes."]];
  })(files);
};

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, contradictoryDays];
