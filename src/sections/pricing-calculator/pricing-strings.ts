/** Labels of the estimate calculator. */
export const pricingStrings = {
  label: "Time",
  prompt: "Choose a length of time to see the team, the phases, and a budget range.",
  answerHeading: "What to expect: {duration}",
  teamHeading: "Who works on it",
  phasesHeading: "What happens, in order",
  rangeHeading: "Budget range",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  budgetDetails: "Budget details",
  start: "Start a project of this length",
} as const;
