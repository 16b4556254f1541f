/** The texts of the answers are in content/pages/pricing/. */
export const pricingStrings = {
  answerHeading: "{duration}: what to expect",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  person: "On average, 1 person works on it full time",
  people: "On average, {count} people work on it full time",
  peopleRange: "On average, {from} to {to} people work on it full time",
  budgetDetails: "Budget details",
  start: "Ask the developers where to start a project like this",
} as const;
