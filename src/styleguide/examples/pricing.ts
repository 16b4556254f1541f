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
