import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { explainIssue, issuesOf } from "../../src/content-lint/explain-issue";
import { fieldAt } from "../../src/content-schema/unwrap";
import { slugOf } from "../../src/lib/slug-of";
import type { NewKind } from "./new-content";

/** Why an answer is invalid in its field, and what to write; undefined for a valid one. */
export const checkAnswer = ({ collection, list }: NewKind, field: string, answer: string): string | undefined => {
  const names = [...(list === undefined ? [] : [...list, "1"]), ...field.split(".")];
  const known = fieldAt(collection.schema, names);
  if (known === undefined) return undefined;
  const { inner, meta } = known;
  if (meta.role === "imageFile") {
    if (!/\.(?:png|jpe?g|svg)$/iu.test(answer)) return "Pictures are .png, .jpg or .svg files.";
    if (slugOf(path.parse(answer).name) === "") return "The picture's name has no letter or digit.";
    return existsSync(answer) ? undefined : `There is no picture at ${answer}.`;
  }
  if (meta.namesFile === true && slugOf(answer) === "") return `The name "${answer}" has no letter or digit.`;
  const isNumber = inner instanceof z.ZodNumber && /^\d+$/u.test(answer);
  const isBoolean = inner instanceof z.ZodBoolean && /^(?:true|false)$/u.test(answer);
  const value = isNumber ? Number(answer) : isBoolean ? answer === "true" : answer;
  const [issue] = issuesOf(inner, value);
  if (issue === undefined) return undefined;
  const { message, fix } = explainIssue(issue, known);
  return `${message} ${fix}`;
};
