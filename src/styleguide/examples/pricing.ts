/** Two options of the estimate calculator. The durations are the specification's; all else is invented. */
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
];
