/** Visitors are told of each file that is marked as invented. */
import { isRecord, textValues } from "../content-values";
import type { YamlFile } from "../yaml/yaml-files";
import { nearestName } from "./nearest-name";
import { fieldDiagnostic, fieldRule, type Rule } from "./rule";

/** Whether a file is marked as invented. */
export const isMarked = ({ data }: YamlFile): boolean => isRecord(data) && data["sample"] === true;

/** Whether a place is a file, or a folder around it. Both are paths inside `content/`. */
export const isAt = (place: string, file: string): boolean => `${file}/`.startsWith(`${place}/`);

const pathOf = ({ file }: YamlFile): string => file.replace(/^content\//u, "");

/** Files with the mark `sample: true` of which the page What is real tells visitors nothing. */
export const hiddenMarks: Rule = (files) => {
  const explained = files.flatMap((content) => textValues(content, "markedPlace").map(({ value }) => value));
  return files
    .filter((content) => isMarked(content) && !explained.some((place) => isAt(place, pathOf(content))))
    .map((content) => {
      const message = "This file is marked as invented, but the page What is real does not tell visitors.";
      const fix = `Add ${pathOf(content)} to the marks of a row in content/pages/what-is-real/what-is-real.yaml, or, if nothing in this file is invented any longer, delete the line sample: true.`;
      return fieldDiagnostic(content, ["sample"], "hidden-mark", [message, fix]);
    });
};

/** Places at which no file is. */
export const unknownPlaces: Rule = (files) => {
  const paths = files.map(pathOf);
  return fieldRule(
    "unknown-place",
    (content) => textValues(content, "markedPlace"),
    ({ value }) => {
      if (paths.some((file) => isAt(value, file))) return undefined;
      const meant = nearestName(value, paths);
      return [
        `There is no file content/${value}, and no folder.`,
        meant === undefined ? "Correct the name, or delete it." : `Write ${meant}, or delete it.`,
      ];
    },
  )(files);
};
