/** Labels of the case studies' pages. */
export const caseStudyStrings = {
  back: "Back to Our Projects",
  /** The tag that leads to the note on samples. */
  samples: "Concept with samples",
  position: "Step {number} of {total}",
  steps: "Steps of the {name} project",
  facts: "Facts about the project",
  brief: "This step in brief",
  question: "Question",
  found: "Finding",
  decided: "Decision",
  persona: "The person we design for",
  goals: "Goals",
  barriers: "Barriers",
  problem: "The problem",
  pagination: "Previous and next step",
  previousStep: "Previous step",
  nextStep: "Next step",
  nextProject: "Next project",
} as const;
