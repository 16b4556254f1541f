/** Visitors are told of each file that is marked as invented. */
import { collections } from "../../content-schema/collections";
import { isRecord, textValues } from "../content-values";
import type { YamlFile } from "../yaml/yaml-files";
import { nearestName } from "./nearest-name";
import { fieldDiagnostic, fieldRule, type Rule } from "./rule";

const markedTypes = collections.map(({ type }) => type);

/** Whether a file is marked as invented. */
export const isMarked = ({ data }: YamlFile): boolean => isRecord(data) && data["sample"] === true;

/** Files with the mark `sample: true` of which the page What is real tells visitors nothing. */
export const hiddenMarks: Rule = (files) => {
  const explained = files.flatMap((content) => textValues(content, "markedType").map(({ value }) => value));
  return files
    .filter((content) => isMarked(content) && !explained.includes(content.collection.type))
    .map((content) => {
      const message = "This file is marked as invented, but the page What is real does not tell visitors.";
      const fix = `Add ${content.collection.type} to the marks of a row in content/pages/what-is-real/what-is-real.yaml, or, if nothing in this file is invented any longer, delete the line sample: true.`;
      return fieldDiagnostic(content, ["sample"], "hidden-mark", [message, fix]);
    });
};

/** Names of kinds of files that don't exist. */
export const unknownKinds = fieldRule(
  "unknown-kind",
  (content) => textValues(content, "markedType"),
  ({ value }) =>
    markedTypes.includes(value)
      ? undefined
      : [
          `There is no kind of file called "${value}".`,
          `Write ${nearestName(value, markedTypes) ?? `one of: ${markedTypes.join(", ")}`}.`,
        ],
);
