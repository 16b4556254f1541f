import type { PricingPageView } from "../../content-schema/view-types";

/** Example data of the estimate calculator. The durations are the specification's; the amounts are invented. */

export const pricingContent: PricingPageView["question"] = {
  title: "Project Estimate Calculator",
  text: "How long?",
  sampleNote: "Samples.",
};

export const pricingOptions: PricingPageView["options"] = [
  {
    key: "3-6-months",
    label: "3-6 months",
    shortLabel: null,
    goodFor: "One job.",
    team: ["A designer"],
    phases: ["Ask", "Build"],
    from: 40_000,
    to: 125_000,
    rangeNote: "Most stay near the middle.",
  },
  {
    key: "6-months-to-1-year",
    label: "6 months-1 year",
    shortLabel: null,
    goodFor: "A first product.",
    team: ["A designer", "A developer"],
    phases: ["Ask", "Build", "Test"],
    from: 120_000,
    to: 340_000,
    rangeNote: null,
  },
  {
    key: "1-to-2-5-years",
    label: "1 year-2.5 years",
    shortLabel: "1-2 years",
    goodFor: "A product.",
    team: ["A lead"],
    phases: ["Ask", "Build"],
    from: 335_000,
    to: 840_000,
    rangeNote: null,
  },
  {
    key: "3-plus-years",
    label: "3+ years / long term",
    shortLabel: null,
    goodFor: "A service.",
    team: ["A lead"],
    phases: ["Ask", "Build"],
    from: 505_000,
    to: null,
    rangeNote: null,
  },
];
