/** The texts of the answers are in content/pages/pricing/. */
export const pricingStrings = {
  answerHeading: "{duration}: what to expect",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  person: "1 person on average",
  people: "{count} people on average",
  peopleRange: "{from} to {to} people on average",
  budgetDetails: "Budget details",
  start: "Ask for a first opinion on a project of this length",
} as const;
