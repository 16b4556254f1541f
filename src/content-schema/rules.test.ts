// Each rule of the schemas refuses what it is there for, and nothing that is right.
import type { z } from "zod";
import * as collections from "./collections/index";
import * as fields from "./fields";
import { picture, section, source } from "./shared-schemas";
import { fieldAt } from "./unwrap";

const fieldOf = (collection: z.ZodType, ...path: readonly string[]): z.ZodType => {
  const field = fieldAt(collection, path);
  if (field === undefined) throw new Error(`There is no field ${path.join(" › ")}.`);
  return field.inner;
};

const { studio, capability, conformanceCriteria, naicsCodes, pricingPage } = collections;
const criterion = { number: "1.1.1", name: "Text", conformance: "supports", remark: "All have one." };
const existingTest = "__tests__/e2e/keyboard.spec.ts";
const list = (style: string, ...items: readonly string[]) => ({ style, items });
const table = (...cells: readonly string[]) => ({ caption: "Ramps", columns: ["A", "B"], rows: [["a", "b"], cells] });

test.each<[string, z.ZodType, unknown, unknown]>([
  ["a text is not empty", fields.singleLine(9, ""), "Words", " "],
  ["a text is not too long", fields.singleLine(9, ""), "Nine long", "Ten is long"],
  ["a line has no second one", fields.singleLine(99, ""), "One line", "One line\nand another"],
  ["words on a line have no markup", fields.singleLine(99, ""), "2 * 3 * 4", "Two **strong** words"],
  ["words on a line have no HTML", fields.singleLine(99, ""), "1 < 2 > 0", "Two<br>lines"],
  ["a placeholder stands for something", fields.singleLine(99, ""), "An open {", "It is {nothing}."],
  ["a paragraph has only the site's markup", fields.paragraph(""), "Two **strong** words", "Two `odd` words"],
  ["a link says where it goes", fields.linkText(40, ""), "Read about ramps", "Read more"],
  ["a straight quote has its other", fields.paragraph(""), 'The door is 36"', 'It counts."'],
  ["a small word is there once", fields.paragraph(""), "Of the then and la lana", "Of the the ramp"],
  ["a list has as many entries as it must", fields.list("", fields.order(), 2), [1, 2], [1]],
  ["a list has as many entries as it may", fields.list("", fields.order(), 1, 2), [1, 2], [1, 2, 3]],
  ["paragraphs are at least one", fields.paragraphs(""), ["One."], []],
  ["an address is one", fields.href(), "/pricing/#long", "pricing"],
  ["an email address is one", fields.email(""), "hello@news.example", "mailto:hello@news.example"],
  ["a key is for machines", fields.key(""), "step-up-90", "Step Up"],
  ["a file's key is none of the page's own names", fields.fileKey(""), "kiosks", "ui-menu"],
  ["a slug is for addresses", fields.slug(""), "define", "de/fine"],
  ["an anchor begins with a letter", fields.anchor(""), "a-1", "1-a"],
  ["an anchor is none of the page's own names", fields.anchor(""), "naics", "message"],
  ["a fixed anchor stays", fields.fixedAnchor("naics"), "naics", "codes"],
  ["a picture's name works in all addresses", fields.imageFile(), "./a-1.png", "./a 1.png"],
  ["a day is one of the calendar", fields.isoDate(""), "2026-11-21", "2026-02-30"],
  ["an order begins with 1", fields.order(), 1, 0],
  ["an order is whole", fields.order(), 2, 1.5],
  ["an order ends", fields.order(), 9999, 10_000],
  ["a source has a year", source.shape.year, 2026, 26],
  ["a source is not from far ahead", source.shape.year, 2026, 2062],
  ["an alternative text says what a picture shows", picture.shape.alt, "A photo lab", "photo"],
  ["an alternative text is no file's name", picture.shape.alt, "A ramp", "IMG_1.jpg"],
  ["a picture's widths are some", fieldOf(picture, "widths"), [100, 4000], [99]],
  ["a picture's widths aren't too many pixels", fieldOf(picture, "widths"), [100, 4000], [4001]],
  ["a fact has a name", fieldOf(section, "list"), list("facts", "**A** b", "**C** d"), list("facts", "**A** b", "c d")],
  ["a bullet needs no name", fieldOf(section, "list"), list("bullets", "a", "b"), list("bullets", "a")],
  ["a row has a cell for each column", fieldOf(section, "table"), table("c", "d"), table("c", "d", "e")],
  ["white words on a color can be read", fieldOf(section, "colors", "0", "color"), "#0b5f64", "#777777"],
  ["a color is six digits", fieldOf(section, "colors", "0", "color"), "#0b5f64", "teal"],
  [
    "a description is long enough for search results",
    collections.homePage.shape.head.shape.description,
    "A".repeat(50),
    "A".repeat(49),
  ],
  ["the site's address has no path", studio.shape.siteUrl, "https://www.example.com", "https://www.example.com/"],
  ["a ZIP code has five digits", fieldOf(studio, "address", "zip"), "30303", "3030"],
  ["a price range rises", fieldOf(collections.service, "firstStep", "price"), "$500 to $1,500", "$1,500 to $500"],
  ["a brace has its partner", fields.singleLine(40, ""), "Within a day", "Within {replyTime"],
  ["a link has both brackets", fields.paragraph(""), "[Prices](/pricing/) here", "[Prices(/pricing/) here"],
  ["a link's words come first", fields.paragraph(""), "[Prices](/pricing/)", "(Prices)[/pricing/]"],
  ["a price is an amount", fieldOf(collections.service, "firstStep", "price"), "$500 to $1,500", "about $500"],
  ["a PSC has four letters or digits", fieldOf(capability, "productCodes", "0", "code"), "DA01", "DA1"],
  ["an industry code has six digits", fieldOf(naicsCodes, "codes", "0", "code"), "541511", "54151"],
  ["a rate is for a month", fieldOf(pricingPage, "rate", "hours"), 140, 0],
  ["a rate is not for a year", fieldOf(pricingPage, "rate", "hours"), 200, 201],
  ["an hour costs something", fieldOf(pricingPage, "rate", "perHour"), 1, 0],
  ["an hour is not as dear as a month", fieldOf(pricingPage, "rate", "perHour"), 1000, 1001],
  ["a project takes a month or more", fieldOf(pricingPage, "options", "0", "months", "from"), 1, 0],
  ["a project takes ten years at most", fieldOf(pricingPage, "options", "0", "months", "from"), 120, 121],
  ["people are quarters of one", fieldOf(pricingPage, "options", "0", "people", "from"), 1.25, 1.2],
  ["somebody works on a project", fieldOf(pricingPage, "options", "0", "people", "from"), 0.25, 0],
  ["not too many work on a project", fieldOf(pricingPage, "options", "0", "people", "from"), 20, 21],
  ["a criterion has its number", fieldOf(conformanceCriteria, "levelA", "0", "number"), "1.4.13", "1.4"],
  [
    "a report names tests of the kinds it describes",
    fieldOf(conformanceCriteria, "levelA", "0", "tests"),
    [existingTest],
    ["package.json"],
  ],
  [
    "a report has evidence for each row",
    fieldOf(conformanceCriteria, "levelA", "0"),
    { ...criterion, checks: ["textReview"] },
    criterion,
  ],
])("%s", (_name, schema, right, wrong) => {
  expect(schema.safeParse(right).error?.issues).toBeUndefined();
  expect(schema.safeParse(wrong).success).toBe(false);
});
