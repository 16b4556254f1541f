/** The texts of the answers are in content/pages/pricing/. */
export const pricingStrings = {
  answerHeading: "{duration}: what to expect",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  person: "The work of 1 full-time person, on average",
  people: "The work of {count} full-time people, on average",
  peopleRange: "The work of {from} to {to} full-time people, on average",
  budgetDetails: "Budget details",
  /** Over the rest of a rule on phones, before the rule's name. It is folded. */
  more: "Details",
  start: "Ask where we would start with a project like this",
} as const;
