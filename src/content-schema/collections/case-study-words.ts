import { collection, linkText, singleLine, template } from "../fields";

export const caseStudyWords = collection("The words that all case-study pages share.", {
  back: linkText(60, "The link back to Our Projects."),
  stepWord: template(30, "Which step is shown; {number} and {total} become figures.", "number", "total"),
  briefHeading: singleLine(60, "Heading over the step in five sentences."),
  asked: singleLine(40, "Before what was asked."),
  did: singleLine(40, "Before what was done."),
  found: singleLine(40, "Before what was found."),
  decided: singleLine(40, "Before what was decided."),
  next: singleLine(40, "Before what came next."),
  personaHeading: singleLine(60, "Heading over the persona."),
  goals: singleLine(40, "Heading over the persona's goals."),
  barriers: singleLine(40, "Heading over what stands in the way."),
  problemHeading: singleLine(60, "Heading over the problem statement."),
  previousStep: singleLine(40, "Before the name of the step before."),
  nextStep: singleLine(40, "Before the name of the step after."),
  nextProject: singleLine(40, "Before the name of the next project, after the last step."),
  endLabel: singleLine(60, "Name of the previous and next links for screen readers."),
  startHeading: singleLine(90, "Heading over the Start Your Project link."),
  startLead: singleLine(200, "The sentence under it."),
  factsLabel: singleLine(60, "Name of the fact strip for screen readers."),
});
