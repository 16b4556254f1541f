// What several texts say is in one field, and its placeholder repeats it.
import { fillPlaceholders, placeholderValues, type EntriesOf } from "./placeholders";

const option = { goodFor: "One job.", phases: ["Month 1", "Last month"].map((when) => ({ when, text: "Work" })) };
const entries: Record<Parameters<EntriesOf>[0], readonly unknown[]> = {
  PricingPage: [
    {
      rate: { hours: 140, perHour: 100 },
      options: [
        { ...option, key: "short", label: "3-6 months", months: { from: 3, to: 6 }, people: { from: 1, to: 1.5 } },
        { ...option, key: "long", label: "3+ years", months: { from: 36 }, people: { from: 1 } },
      ],
    },
  ],
  Amounts: [{ amounts: [{ name: "replyTime", text: "48 hours" }] }],
  Service: [
    { key: "audit", offer: { price: "$4,000" } },
    { key: "design", offer: { price: "{price.short}" } },
    { key: "talk" },
  ],
  CaseStudy: [{ key: "project-ramp", measured: [{ key: "key-width", value: "109" }] }, { key: "project-rail" }],
};
const values = placeholderValues((type) => entries[type]);

test.each([
  ["replyTime", "48 hours"],
  ["hoursPerMonth", "140"],
  ["pricePerHour", "$100"],
  ["pricePerMonth", "$14,000"],
  ["price.short", "$40,000 to $125,000"],
  ["price.long", "$505,000 or more"],
  ["time.short", "3-6 months"],
  ["price.audit", "$4,000"],
  ["project-ramp.key-width", "109"],
  ["price.design", "$40,000 to $125,000"],
])("{%s} stands for %s", (name, value) => {
  expect(fillPlaceholders({ texts: [`It is {${name}}.`] }, values)).toEqual({ texts: [`It is ${value}.`] });
});

test("a placeholder that stands for nothing stays, for the schemas to refuse", () => {
  expect(fillPlaceholders("{price.talk} and {price}", values)).toBe("{price.talk} and {price}");
});

test("values with errors stand for nothing", () => {
  expect(placeholderValues(() => [])).toEqual({});
});
