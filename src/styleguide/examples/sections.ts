import type { ComponentProps } from "react";
import type { ConformanceTable } from "../../sections/conformance-table/conformance-table";
import type { HomeAdvantages } from "../../sections/home-advantages/home-advantages";

/** A sentence to be read in five ways, and the reasons below it. */
export const advantages: ComponentProps<typeof HomeAdvantages> = {
  heading: "Why we build ramps",
  sentence: "A [ramp](/services/) is for all, and so is a [rail](/pricing/).",
  notes: {
    drawn: "As it is.",
    large: "Twice as large.",
    contrast: "Black on yellow.",
    keyboard: "**Tab** goes on.",
    ear: "What Orca says.",
  },
  lines: [
    { key: "H", says: "**Why we build ramps** heading level 2." },
    { key: "Tab", says: "**ramp** link." },
  ],
  reasons: ["More people", "Search engines", "Less risk", "Fewer faults"].map((title) => ({
    title,
    text: "A reason.",
  })),
};

/** A criterion with each result. */
export const criteria: ComponentProps<typeof ConformanceTable>["rows"] = (
  ["supports", "partiallySupports", "doesNotSupport", "notApplicable", "seeWcag"] as const
).map((conformance, index) => ({
  number: `1.1.${index + 1}`,
  name: "Non-text Content",
  conformance,
  remark: "Every picture has **words**.",
  evidence: (["pageCode", "textReview", "pageViews"] as const).slice(index % 2),
}));

/** Two options of the estimate calculator. The durations are the client's; all else is invented. */
export const pricingOptions: readonly Queries.PricingOptionFragment[] = [
  {
    key: "3-6-months",
    label: "3-6 months",
    shortLabel: null,
    goodFor: "One job.",
    months: { from: 3, to: 6 },
    people: { from: 1, to: 1.5 },
    phases: [
      { when: "Month 1", text: "Ask" },
      { when: "From month 2", text: "Build" },
      { when: "Last month", text: "Test" },
    ],
  },
  {
    key: "1-to-2-5-years",
    label: "1 year-2.5 years",
    shortLabel: "1-2 years",
    goodFor: "A product.",
    months: { from: 12, to: 30 },
    people: { from: 2, to: null },
    phases: [
      { when: "From month 1", text: "Ask" },
      { when: "Last month", text: "Build" },
    ],
  },
];

/** Texts of the form. Specified texts are given as specified. */
export const contactFormContent: Queries.ContactFormContentFragment = {
  contactForm: {
    emailHint: "To answer you.",
    messageHint: "Room for 5,000 characters.",
    privacyNote: "Read our [privacy policy](/privacy-policy/).",
  },
  studio: { replyPromise: "We answer within **48 hours**." },
};
