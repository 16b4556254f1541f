// Each rule of the schemas refuses what it is there for, and nothing that is right.
import type { z } from "zod";
import { capability } from "./collections/capability";
import { conformanceCriteria } from "./collections/conformance-report";
import { naicsCodes } from "./collections/naics-codes";
import { service } from "./collections/service";
import { studio } from "./collections/studio";
import * as fields from "./fields";
import { section, source } from "./shared-schemas";
import { fieldAt } from "./unwrap";

const fieldOf = (collection: z.ZodType, ...path: readonly string[]): z.ZodType => {
  const field = fieldAt(collection, path);
  if (field === undefined) throw new Error(`There is no field ${path.join(" › ")}.`);
  return field.inner;
};

const criterion = { number: "1.1.1", name: "Text", conformance: "supports", remark: "All have one." };
const reading = (address: string) => `Read [the report](${address}).`;

test.each<[string, z.ZodType, unknown, unknown]>([
  ["a line has no second one", fields.singleLine(99, ""), "One line", "One line\nand another"],
  ["a placeholder stands for something", fields.singleLine(99, ""), "An open {", "It is {nothing}."],
  ["a text doesn't keep the place of one", fields.paragraph(""), "We do it today.", "TODO"],
  ["paragraphs are at least one", fields.paragraphs(""), ["One."], []],
  ["an order begins with 1", fields.order(), 1, 0],
  ["an order is whole", fields.order(), 2, 1.5],
  ["a source has a year", source.shape.year, 2026, 26],
  ["a source is not from far ahead", source.shape.year, 2026, 2062],
  ["a list has two entries", fieldOf(section, "bullets"), ["a", "b"], ["a"]],
  ["a step has no number of its own", fieldOf(section, "steps", "0"), "Saw 1. plank", "1. Saw"],
  ["white words on a color can be read", fieldOf(section, "colors", "0", "color"), "#0b5f64", "#777777"],
  ["a ZIP code has five digits", fieldOf(studio, "address", "zip"), "30303", "3030"],
  ["a price range rises", fieldOf(service, "offer", "price"), "$500 to $1,500", "$1,500 to $500"],
  ["a brace has its partner", fields.singleLine(40, ""), "Within a day", "Within {replyTime"],
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
  ["a PSC has four letters or digits", fieldOf(capability, "productCodes", "0", "code"), "DA01", "DA1"],
  ["an industry code has six digits", fieldOf(naicsCodes, "codes", "0", "code"), "541511", "54151"],
  ["a criterion has its number", fieldOf(conformanceCriteria, "levelA", "0", "number"), "1.4.13", "1.4"],
  [
    "a report has evidence for each row",
    fieldOf(conformanceCriteria, "levelA", "0"),
    { ...criterion, evidence: ["textReview"] },
    criterion,
  ],
])("%s", (_name, schema, right, wrong) => {
  expect(schema.safeParse(right).error?.issues).toBeUndefined();
  expect(schema.safeParse(wrong).success).toBe(false);
});
