export const caseStudyStrings = {
  back: "Back to Our Projects",
  /** The link from a study's header to the page What is real. */
  concept: "A concept project: what is real",
  position: "Step {number} of {total}",
  steps: "Steps of the {name} project",
  facts: "Facts about the project",
  brief: "This step in brief",
  question: "Question",
  found: "Reason",
  decided: "Decision",
  /** Heading and button of the part that leads to a study's prototype. */
  tryIt: "Try it yourself",
  tryWith: "Try it with your own keyboard or screen reader",
  persona: "The person we design for",
  goals: "Goals",
  barriers: "Barriers",
  problem: "The problem",
  pagination: "Previous and next step",
  previousStep: "Previous step",
  nextStep: "Next step",
  nextProject: "Next project",
} as const;
