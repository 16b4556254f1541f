// Rules of the schemas refuse what they are there for, and nothing that is right. __tests__/content/mistakes.yaml has others.
import type { z } from "zod";
import { conformanceCriteria } from "./collections/conformance-report";
import * as fields from "./fields";
import { section, source } from "./shared-schemas";
import { schemaAt } from "./unwrap";

const fieldOf = (collection: z.ZodType, ...path: readonly string[]): z.ZodType => {
  const field = schemaAt(collection, path);
  if (field === undefined) throw new Error(`There is no field ${path.join(" › ")}.`);
  return field.inner;
};

const criterion = { number: "1.1.1", name: "Text", conformance: "supports", remark: "All have one." };
const chapter6 = ["602.2", "602.3", "602.4", "603.2", "603.3"].map((number) => {
  return { ...criterion, number, evidence: ["textReview"] };
});
const reading = (address: string) => `Read [the report](${address}).`;

test.each<[string, z.ZodType, unknown, unknown]>([
  ["paragraphs are at least one", fields.paragraphs(""), ["One."], []],
  ["a source has a year", source.shape.year, 2026, 26],
  ["a source is not from far ahead", source.shape.year, 2026, 2062],
  ["a list has two entries", fieldOf(section, "bullets"), ["a", "b"], ["a"]],
  ["a link's words come first", fields.paragraph(""), "[Prices](/pricing/)", "(Prices)[/pricing/]"],
  [
    "a host has no codes",
    fields.paragraph(""),
    reading("https://a.example/b%20c/?d=5%25"),
    reading("https://a%20b.c/"),
  ],
  ["an address says how it is opened", fields.paragraph(""), reading("mailto:a@b.example"), reading("//b.example/")],
  [
    "an address has its brackets",
    fields.paragraph(""),
    reading("https://a.example/b_(c)/de,fg/"),
    reading("https://a.example/b_(c/"),
  ],
  [
    "a report has evidence for each row",
    fieldOf(conformanceCriteria, "levelA", "0"),
    { ...criterion, evidence: ["textReview"] },
    criterion,
  ],
  ["code may have tags and braces", fields.codeLines(""), "<p>\n  {a}\n</p>\n", " \n"],
  ["code has four lines", fields.codeLines(""), "a\nb\nc\nd", "a\nb\nc\nd\ne"],
  ["code has short lines", fields.codeLines(""), "x".repeat(64), "x".repeat(65)],
  ["a report has no row too many", fieldOf(conformanceCriteria, "chapter6"), chapter6, [...chapter6, chapter6[0]]],
])("%s", (_name, schema, right, wrong) => {
  expect(schema.safeParse(right).error?.issues).toBeUndefined();
  expect(schema.safeParse(wrong).success).toBe(false);
});
