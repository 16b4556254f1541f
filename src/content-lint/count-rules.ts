import { z } from "zod";
import { fieldRule, fieldsOf } from "./content-fields";

/** Rules about numbers that a new entry makes false. */

const numberWords = "two three four five six seven eight nine ten eleven twelve".split(" ");

/** The number that a heading begins with: "Six changes, and why". */
const countOf = (heading: string): number | undefined => {
  const [word = ""] = heading.split(" ");
  const index = numberWords.indexOf(word.toLowerCase());
  return index === -1 ? undefined : index + 2;
};

const countedSection = z.object({ heading: z.string(), list: z.object({ items: z.array(z.unknown()) }) });

/** Headings that count the entries of the list under them, and count wrong. */
export const wrongCounts = fieldRule(
  "wrong-count",
  (content) => fieldsOf(content).map(({ path, value }) => ({ path: [...path, "heading"], value })),
  ({ value }) => {
    const { heading, list } = countedSection.safeParse(value).data ?? {};
    const count = heading === undefined ? undefined : countOf(heading);
    const entries = list?.items.length;
    if (count === undefined || count === entries) return [];
    const message = `The heading says ${count}, but the list under it has ${String(entries)} entries.`;
    return [[message, "Correct the number, or write the heading without one."]];
  },
);
