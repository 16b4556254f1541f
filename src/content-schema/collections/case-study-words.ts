import { z } from "zod";
import { line, template } from "../fields";

/** Words that all case-study pages share. */
export const caseStudyWords = z.strictObject({
  back: line(60, "The link back to Our Projects."),
  stepWord: template(30, "Which step is shown; {number} and {total} become figures.", "number", "total"),
  briefHeading: line(60, "Heading over the step in five sentences."),
  asked: line(40, "Before what was asked."),
  did: line(40, "Before what was done."),
  found: line(40, "Before what was found."),
  decided: line(40, "Before what was decided."),
  next: line(40, "Before what came next."),
  personaHeading: line(60, "Heading over the persona."),
  goals: line(40, "Heading over the persona's goals."),
  barriers: line(40, "Heading over what stands in the way."),
  problemHeading: line(60, "Heading over the problem statement."),
  previousStep: line(40, "Before the name of the step before."),
  nextStep: line(40, "Before the name of the step after."),
  nextProject: line(40, "Before the name of the next project, after the last step."),
  endLabel: line(60, "Name of the previous and next links for screen readers."),
  startHeading: line(90, "Heading over the Start Your Project link."),
  startLead: line(200, "The sentence under it."),
  factsLabel: line(60, "Name of the fact strip for screen readers."),
});
