/** Labels of the estimate calculator. */
export const pricingStrings = {
  label: "Time",
  prompt: "Choose a length of time to see the phases.",
  answerHeading: "{duration}: what to expect",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  person: "1 person",
  people: "{count} people",
  peopleRange: "{from} to {to} people",
  months: { one: "Month {first}", several: "Months {first} to {last}", open: "From month {first}" },
  years: { one: "Year {first}", several: "Years {first} to {last}", open: "From year {first}" },
  lastMonth: "Last month",
  lastMonths: "Last {count} months",
  budgetDetails: "Budget details",
  start: "Start a project of this length",
} as const;
