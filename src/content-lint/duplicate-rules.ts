import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { linkTargetsOf, pageOf } from "./content-pages";
import { pagePath } from "../lib/page-path";
import { diagnosticAt, type Judgment, type Rule } from "./rule";

interface Selected {
  readonly path: FieldPath;
  readonly value: unknown;
  /** Within which the value may be only once; the whole site by default. */
  readonly list?: string;
  /** What to do instead. Then places without a fix of their own need no change. */
  readonly fix?: string;
  /** What to say instead; nothing where editors can't change the value. */
  readonly judgments?: readonly Judgment[] | undefined;
}

/** What may be only once. Each place is reported with the others. */
const unique =
  (what: string, fix: string, select: (content: ContentFile) => readonly Selected[]): Rule =>
  (files) => {
    const keyOf = ({ value, list = "" }: Selected) => `${list} ${String(value).trim().toLowerCase()}`;
    const fields = files
      .flatMap((content) => select(content).map((field) => ({ ...field, content, key: keyOf(field) })))
      .filter(({ value }) => value !== undefined);
    return fields.flatMap((field) => {
      const others = fields.filter((other) => other !== field && other.key === field.key);
      const places = others.map((other) => `${other.content.file}:${other.content.locate(other.path).line}`);
      const message = `The ${what} "${String(field.value).trim()}" is in ${places.join(" and ")}, too.`;
      const { content, path, judgments = [[message, field.fix ?? fix]] } = field;
      if (others.every((other) => field.fix === undefined && other.fix !== undefined)) return [];
      return judgments.map((judgment) => diagnosticAt(content, path, `duplicate-${what}`, ...judgment));
    });
  };

const keyOnPage = (page: string, key: string): Judgment => [
  `The page ${page} already has a part named "${key}", and this key is a name on that page, too.`,
  "Choose another name, rename the file to it, and write it into key.",
];

/** What is wrong with a former name that is twice in its list: it is reported once. */
const twiceInList = (names: readonly unknown[], index: number): readonly Judgment[] | undefined => {
  const first = names.indexOf(names[index]);
  if (names.lastIndexOf(names[index]) === first) return undefined;
  const fix = `Delete one of the two: formerly: [${[...new Set(names)].join(", ")}]`;
  return first < index ? [[`The former name "${String(names[index])}" is there twice.`, fix]] : [];
};

/** While two pages have one address, their anchors are not compared. */
const isFirstAtAddress = (content: ContentFile, index: number, files: readonly ContentFile[]): boolean =>
  pageOf(content) === undefined || files.findIndex((other) => pageOf(other) === pageOf(content)) === index;

const anchors = unique("anchor", "Give each part of a page an anchor of its own.", (content) =>
  linkTargetsOf(content).map(({ path, page, id, meta }) => {
    const judgments = meta.anchorOn === undefined ? undefined : [keyOnPage(page, id)];
    return { path, value: id, list: page, judgments: meta.elementId === undefined ? judgments : [] };
  }),
);

export const duplicateRules: readonly Rule[] = [
  // WCAG 2.4.2
  ...(["title", "description", "heading"] as const).map((what) =>
    unique(what, `Give each page a ${what} of its own.`, (content) =>
      fieldsOf(content).filter(({ meta }) => meta.unique === what),
    ),
  ),
  // So former addresses lead in no circle, and each to one page. A study's five steps are judged by the first.
  unique("address", "Give the page that you added or changed another slug, such as: slug: rails", (content) => [
    { path: fieldWithRole(content, "slug")?.path ?? [], value: pageOf(content) },
    ...fieldsOf(content)
      .filter(({ meta }) => meta.formerlyUnder !== undefined)
      .map(({ path, value, meta }, index, names) => ({
        path,
        value: pagePath(meta.formerlyUnder, value),
        fix: `Delete ${String(value)} from formerly: its address belongs to another page.`,
        judgments: twiceInList(
          names.map((name) => name.value),
          index,
        ),
      })),
  ]),
  (files, pictures) => anchors(files.filter(isFirstAtAddress), pictures),
  unique("order", "Number the files of a list 1, 2, 3, and so on, each number once.", (content) =>
    fieldsOf(content)
      // The order of steps follows from their slugs.
      .filter(({ meta }) => meta.role === "order" && content.collection.type !== "CaseStudyStep")
      .map(({ path, value }) => ({ path, value, list: content.collection.type })),
  ),
];
