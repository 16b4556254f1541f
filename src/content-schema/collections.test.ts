// The routes of the specification: links from elsewhere lead to them. And fields say what belongs in them.
import { z } from "zod";
import { collections } from "./collections";
import { entryOf, fieldsIn, unwrap, type Field } from "./unwrap";

test.each([
  ["CaseStudyStep", { study: "project-senate", slug: "" }, "/project-senate/"],
  ["CaseStudyStep", { study: "project-senate", slug: "define" }, "/project-senate/define/"],
  ["AccessibleDesignTab", { slug: "" }, "/a11y-accessible-design/"],
  ["AccessibleDesignTab", { slug: "seo" }, "/a11y-accessible-design/seo/"],
])("the address of %s %j is %s", (type, fields, address) => {
  expect(collections.find((collection) => collection.type === type)?.pagePath?.(fields)).toBe(address);
});

const fieldsWithoutDescription = ({ inner, meta }: Field, fieldPath: string): readonly string[] => [
  ...(meta.description === undefined || meta.description.length < 5 ? [fieldPath] : []),
  ...[...fieldsIn(inner)].flatMap(([name, field]) => fieldsWithoutDescription(field, `${fieldPath}.${name}`)),
  ...(inner instanceof z.ZodArray ? fieldsWithoutDescription(entryOf(inner), `${fieldPath}[]`) : []),
];

test.each(collections)("every field of $type has a description", ({ schema }) => {
  expect(fieldsWithoutDescription(unwrap(schema), "")).toEqual([]);
});
