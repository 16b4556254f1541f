/** What files must say of each other: keys, references, days and the studio's name. */
import path from "node:path";
import { collections } from "../../content-schema/collections";
import { required } from "../../lib/required";
import { today } from "../../lib/format";
import { valueWithRole, textValues } from "../content-values";
import type { YamlFile } from "../yaml/yaml-files";
import { putBack } from "../diagnostic";
import { fieldRule, lineDiagnostics, type Rule } from "./rule";

/** Keys and references that do not repeat the name of their file or folder. */
export const keyNames = fieldRule(
  "key-name",
  (content) => textValues(content, "key", "reference").filter(({ meta }) => meta.equals !== undefined),
  ({ meta, value }, { file, folder }) => {
    const [kind, name] =
      meta.equals === "folderName" ? ["folder", path.basename(folder)] : ["file", path.basename(file, ".yaml")];
    const former = ` If you renamed the study, add its old address to redirects in content/navigation.yaml, so that old links still work.`;
    const fix = `Write ${name}, or give the ${kind} the name ${value}.${kind === "folder" ? former : ""}`;
    return value === name ? undefined : [`This must repeat the name of the ${kind}, ${name}.`, fix];
  },
);

/** References to entries that do not exist. */
const unknownReferences: Rule = (files) =>
  fieldRule(
    "unknown-reference",
    // Names of folders and files are judged above.
    (content) => textValues(content, "reference").filter(({ meta }) => meta.equals === undefined),
    ({ meta, value }) => {
      const { type, glob } = required(
        collections.find((collection) => collection.type === meta.collection),
        `A field refers to the collection ${meta.collection}, which src/content-schema/collections.ts does not have.`,
      );
      const entries = files.filter(({ collection }) => collection.type === type);
      const keys = entries.flatMap((entry) => valueWithRole(entry, "key")?.value ?? []);
      const file = `content/${glob.replace("*", value)}`;
      const known = keys.length === 0 ? "" : `: ${keys.join(", ")}`;
      const fix = `Write the name of a file in ${path.dirname(file)}/, without .yaml${known}. If you deleted ${path.basename(file)} ${putBack}`;
      return keys.includes(value) ? undefined : [`There is no ${file}.`, fix];
    },
  )(files);

const daysIn = (content: YamlFile) => textValues(content, "pastDay", "futureDay");

/** Days that contradict each other. Today's says only which of the two is wrong: time alone breaks no build. */
const contradictoryDays: Rule = (files) => {
  const days = files.flatMap(daysIn).sort((a, b) => (a.value < b.value ? -1 : 1));
  const newest = days.filter(({ meta, value }) => meta.role === "pastDay" && value <= today()).at(-1)?.value ?? "";
  const next = days.find(({ meta }) => meta.role === "futureDay")?.value ?? today();
  const past = `This day has passed: the content was last changed on ${newest}.`;
  const inFuture = `Write a day in the future, such as "${Number.parseInt(newest, 10) + 1}-01-01"`;
  return fieldRule("past-day", daysIn, ({ meta, value }) => {
    if (meta.role === "futureDay") return value > newest ? undefined : [past, inFuture];
    const isRight = value <= today() || value < next;
    return isRight ? undefined : ["This day is in the future.", "Write the day of the last change, in quotes."];
  })(files);
};

/** The rate for an hour, typed by hand. What somebody is paid is no rate. */
const typedRates: Rule = (files) => {
  const isTyped = (line: string) => /(?<!\bpa(?:ys?|id) )\$\d[\d,]* (?:an|per) hour\b/u.test(line);
  const fix = "Write {pricePerHour} in place of the amount, so that it follows content/pages/pricing/pricing.yaml.";
  return lineDiagnostics(files, isTyped, "typed-rate", ["The rate for an hour is typed by hand here.", fix]);
};

/** The field with the studio's name. */
export const studioNames = (content: YamlFile) =>
  content.collection.type === "Studio"
    ? textValues(content, "text").filter(({ path: [field] }) => field === "name")
    : [];

/** The studio's name with another sign or word between its words. */
const otherSpellings: Rule = (files) =>
  files.flatMap(studioNames).flatMap(({ value: name }) => {
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    const spelled = new RegExp(`\\b${words.join("(?: (?:and|\\+)? ?|&)")}\\b`, "u");
    const isOther = (line: string) => spelled.test(line.replaceAll(name, ""));
    const fix = `Write ${name}, or correct the name in content/studio.yaml.`;
    return lineDiagnostics(files, isOther, "studio-name", ["The studio has another name here.", fix]);
  });

export const fileRules: readonly Rule[] = [typedRates, unknownReferences, contradictoryDays, otherSpellings];
