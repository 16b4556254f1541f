/** What may be only once: addresses, titles, anchors, entries and the like. */
import { contentValues, valueWithRole, textValues } from "../content-values";
import type { YamlFile } from "../yaml/yaml-files";
import { linkTargetsOf, pageOf } from "./link-targets";
import type { Explanation, FieldPath } from "../diagnostic";
import { fieldDiagnostic, type Rule } from "./rule";

interface Selected {
  readonly path: FieldPath;
  readonly value: unknown;
  /** Within which the value may be only once; the whole site by default. */
  readonly list?: string;
  /** What to do instead. Then places without a fix of their own need no change. */
  readonly fix?: string | undefined;
}

/** What may be only once. The last place is reported with the others, or the last with a fix of its own. */
const unique =
  (what: string, fix: string, select: (content: YamlFile) => readonly Selected[]): Rule =>
  (files) => {
    const keyOf = ({ value, list = "" }: Selected) => `${list} ${String(value).trim().toLowerCase()}`;
    const fields = files
      .flatMap((content) => select(content).map((field) => ({ ...field, content, key: keyOf(field) })))
      .filter(({ value }) => value !== undefined);
    return fields.flatMap((field) => {
      const same = fields.filter(({ key }) => key === field.key);
      const toChange = same.filter((other) => other.fix !== undefined).at(-1) ?? same.at(-1);
      if (same.length === 1 || toChange !== field) return [];
      const others = same.filter((other) => other !== field);
      const places = others.map((other) => `${other.content.file}:${other.content.locate(other.path).line}`);
      const has = others.length === 1 ? "has" : "have";
      const message = `${places.join(" and ")} ${has} the ${what} ${String(field.value).trim()}, too.`;
      return [fieldDiagnostic(field.content, field.path, `duplicate-${what}`, [message, field.fix ?? fix])];
    });
  };

/** Each page has an address of its own, and no former address is one that a page has now. */
export const uniqueAddresses = unique(
  "address",
  "Give one of the two another slug or address, such as rails or /rails/.",
  (content) => [
    { path: valueWithRole(content, "slug")?.path ?? [], value: pageOf(content) },
    ...textValues(content, "formerAddress").map(({ path, value }) => {
      return { path, value, fix: "Delete this entry: a page has this address, or it is there twice." };
    }),
  ],
);

const thereTwice: Explanation = ["This entry is there twice.", "Delete it, or write another one in its place."];

/** Entries that a list has twice, but for the cells of a row. */
export const repeatedEntries: Rule = (files) =>
  files.flatMap((content) =>
    contentValues(content).flatMap(({ path: field, value }) => {
      const list = Array.isArray(value) && typeof field.at(-1) === "string" ? value : [];
      const entries = list.map((entry) => JSON.stringify(entry));
      return entries.flatMap((entry, index) =>
        entries.indexOf(entry) < index ? fieldDiagnostic(content, [...field, index], "repeated", thereTwice) : [],
      );
    }),
  );

const partHeadings = (content: YamlFile) => contentValues(content).filter(({ meta }) => meta.unique === "partHeading");

export const duplicateRules: readonly Rule[] = [
  // WCAG 2.4.2
  ...(["title", "description", "heading", "name"] as const).map((what) =>
    unique(what, `Give each a ${what} of its own.`, (content) =>
      contentValues(content).filter(({ meta }) => meta.unique === what),
    ),
  ),
  unique("heading", "Give each part of the page a heading of its own.", (content) =>
    partHeadings(content).map((field) => ({ ...field, list: content.file })),
  ),
  unique("anchor", "Choose another name.", (content) =>
    linkTargetsOf(content).map(({ path, page, id, meta }) => {
      const inFile = meta.anchorOn === undefined ? "" : ", also as the name of its file";
      const fix = `Give one of the two another name${inFile}.`;
      return { path, value: id, list: page, fix: meta.elementId === undefined ? fix : undefined };
    }),
  ),
  unique("order", "Number the files of a list 1, 2, 3, and so on, each number once.", (content) =>
    contentValues(content)
      // The order of steps follows from their slugs.
      .filter(({ meta }) => meta.role === "order" && content.collection.type !== "CaseStudyStep")
      .map(({ path, value }) => ({ path, value, list: content.collection.type })),
  ),
];
