import { collections } from "../content-schema/collections";
import { firstSteps } from "../content-schema/collections/case-study-step";
import { SpecifiedWords } from "../content-schema/specified";
import { diagnosticAt, fieldsOf, fieldWithRole, isRecord } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";

/** Hints where the content differs from what the client's specification fixes (src/content-schema/specified.ts). */

interface Deviation {
  readonly path: FieldPath;
  readonly specified: unknown;
}

/** All words and numbers of a value. */
const wordsOf = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return typeof value === "object" && value !== null ? Object.values(value).map(wordsOf).join(" ") : "";
};

/** What is specified, in words. */
const describe = (specified: unknown): string => {
  if (typeof specified === "string" || typeof specified === "number") return `"${specified}"`;
  if (specified instanceof SpecifiedWords) return describe(specified.words);
  return Object.values(specified ?? {})
    .map(describe)
    .join(", ");
};

const deviations = (value: unknown, specified: unknown, path: FieldPath = []): readonly Deviation[] => {
  const deviation = [{ path, specified }];
  if (typeof specified === "string" || typeof specified === "number")
    return (value ?? "") === specified ? [] : deviation;
  if (specified instanceof SpecifiedWords) {
    const text = wordsOf(value).toLowerCase();
    return specified.words.every((words) => text.includes(words.toLowerCase())) ? [] : deviation;
  }
  if (Array.isArray(specified)) {
    return Array.isArray(value) && value.length === specified.length
      ? specified.flatMap((member, index) => deviations(value[index], member, [...path, index]))
      : deviation;
  }
  return isRecord(value) && isRecord(specified)
    ? Object.entries(specified).flatMap(([name, field]) => deviations(value[name], field, [...path, name]))
    : deviation;
};

const fix = "Keep what the specification says, unless the client has agreed to the change.";

const hintAt = (content: ContentFile, { path, specified }: Deviation): Diagnostic =>
  diagnosticAt(content, path, `The client's specification says here: ${describe(specified)}.`, fix);

/** Files that the specification names, and their fields. */
const changedEntries = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  collections.flatMap(({ type, place, schema }) => {
    const { identifiedBy, entries } = schema.meta()?.specifiedEntries ?? { identifiedBy: [], entries: [] };
    return entries.flatMap((entry) => {
      const identity = Object.fromEntries(Object.entries(entry).filter(([name]) => identifiedBy.includes(name)));
      const content = files.find(
        ({ collection, data }) => collection.type === type && deviations(data, identity).length === 0,
      );
      if (content !== undefined) return deviations(content.data, entry).map((one) => hintAt(content, one));
      return [
        {
          file: `content/${place}`,
          field: identifiedBy.join(", "),
          message: `The client's specification names one with ${describe(identity)}. There is none.`,
          fix,
        },
      ];
    });
  });

/** Steps of a case study after the five of the specification, and those of the five that it lacks. */
const otherSteps = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const ofType = (type: string) => files.filter(({ collection }) => collection.type === type);
  const steps = ofType("CaseStudyStep").map((content) => ({
    content,
    order: fieldWithRole(content, "order"),
    slug: fieldWithRole(content, "slug")?.value,
  }));
  const names = firstSteps.map(({ name }) => name).join(", ");
  return ofType("CaseStudy").flatMap((study) => {
    const own = steps.filter(({ content }) => content.folder === study.folder);
    const missing = firstSteps.filter(({ slug }) => !own.some((step) => (step.slug ?? "") === slug));
    return [
      ...own
        .filter(({ order }) => Number(order?.value) > firstSteps.length)
        .map(({ content, order }) =>
          diagnosticAt(content, order?.path ?? [], `The client's specification has five steps: ${names}.`, fix),
        ),
      ...missing.map(({ name }) =>
        diagnosticAt(study, [], `The client's specification has five steps. This study has no ${name}.`, fix),
      ),
    ];
  });
};

/** Hints where the content differs from the specification. */
export const changedSpecified = (files: readonly ContentFile[]): readonly Diagnostic[] => [
  ...files.flatMap((content) =>
    fieldsOf(content).flatMap(({ path, meta, value }) =>
      meta.specified === undefined
        ? []
        : deviations(value, meta.specified, path).map((deviation) => hintAt(content, deviation)),
    ),
  ),
  ...changedEntries(files),
  ...otherSteps(files),
];
