import { fieldsOf } from "../file-fields";
import type { Explanation } from "../diagnostic";
import { fieldDiagnostic, type Rule } from "./rule";

const thereTwice: Explanation = ["This entry is there twice.", "Delete it, or write another one in its place."];

/** Entries that a list has twice, but for the cells of a row. */
export const repeatedEntries: Rule = (files) =>
  files.flatMap((content) =>
    fieldsOf(content).flatMap(({ path: field, value }) => {
      const list = Array.isArray(value) && typeof field.at(-1) === "string" ? value : [];
      const entries = list.map((entry) => JSON.stringify(entry));
      return entries.flatMap((entry, index) =>
        entries.indexOf(entry) < index ? fieldDiagnostic(content, [...field, index], "repeated", thereTwice) : [],
      );
    }),
  );
