/** Example data of the estimate calculator. The durations are the specification's; the amounts are invented. */

export const pricingContent: Queries.PricingQuestionFragment = {
  title: "Project Estimate Calculator",
  text: "How long?",
};

export const pricingRate: Queries.RateFragment = { hours: 140, perHour: 100 };

export const pricingOptions: readonly Queries.PricingOptionFragment[] = [
  {
    key: "3-6-months",
    label: "3-6 months",
    shortLabel: null,
    goodFor: "One job.",
    months: { from: 3, to: 6 },
    people: { from: 1, to: 1.5 },
    phases: [
      { from: 1, last: null, text: "Ask" },
      { from: null, last: 1, text: "Build" },
    ],
  },
  {
    key: "6-months-to-1-year",
    label: "6 months-1 year",
    shortLabel: null,
    goodFor: "A first product.",
    months: { from: 6, to: 12 },
    people: { from: 1.5, to: 2 },
    phases: [
      { from: 1, last: null, text: "Ask" },
      { from: 2, last: null, text: "Build" },
      { from: null, last: 1, text: "Test" },
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
      { from: 1, last: null, text: "Ask" },
      { from: null, last: 1, text: "Build" },
    ],
  },
  {
    key: "3-plus-years",
    label: "3+ years / long term",
    shortLabel: null,
    goodFor: "A service.",
    months: { from: 36, to: null },
    people: { from: 1, to: null },
    phases: [
      { from: 1, last: null, text: "Ask" },
      { from: 13, last: null, text: "Build" },
    ],
  },
];
