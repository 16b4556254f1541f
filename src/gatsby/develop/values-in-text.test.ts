import { assertDefined } from "../../lib/assert-defined";
import { fieldsOf, type ContentField } from "../../content-lint/content-fields";
import { valuesIn } from "./values-in-text";
import { contentFileOf } from "../../content-lint/testing/content-file-of";

const pricing = contentFileOf("PricingPage", {
  options: [
    { goodFor: "A", from: 40000, to: 125000 },
    { goodFor: "B", from: 125000, to: 335000 },
    { goodFor: "C", from: 335000 },
  ],
});
const audit = contentFileOf("LastAudit", { date: "2026-11-23" });
const names = (fields: ReturnType<typeof valuesIn>): readonly string[] =>
  fields.map(({ field }) => field.path.join("."));
const fieldAt = (fieldPath: string): ContentField =>
  assertDefined(fieldsOf(pricing).find(({ path }) => path.join(".") === fieldPath));

test.each([
  ["$40,000 to $125,000", ["options.0.from", "options.0.to"]],
  ["$125,000 to $335,000.", ["options.1.from", "options.1.to"]],
  ["Audited on November 23, 2026.", ["date"]],
  ["$140,000 to $25,000", []],
  ["Words", []],
])("%s", (text, expected) => {
  expect(names(valuesIn([audit, pricing], text, []))).toEqual(expected);
});

test("of equal groups, the one next to the text", () => {
  const near = (fieldPath: string) => [{ content: pricing, field: fieldAt(fieldPath) }];
  expect(names(valuesIn([pricing], "$335,000 or more", near("options.1.goodFor")))).toEqual(["options.1.to"]);
  expect(names(valuesIn([pricing], "$335,000 or more", near("options.2.goodFor")))).toEqual(["options.2.from"]);
});
