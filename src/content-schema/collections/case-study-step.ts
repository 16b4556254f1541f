import { z } from "zod";
import { head, link, pageHeader, pictureAt, section } from "../shared-schemas";
import { collection, draft, heading, order, paragraph, reference, sample, singleLine, slug } from "../fields";

/** The steps that every case study begins with. The first has the study's own path. */
export const firstSteps = [
  { name: "Discovery", slug: "" },
  { name: "Define", slug: "define" },
  { name: "Ideate", slug: "ideate" },
  { name: "Prototype", slug: "prototype" },
  { name: "Test", slug: "test" },
] as const;

export const caseStudyStep = collection("One step of a case study, a page of its own.", {
  draft,
  sample: sample(
    "People, quotes, sessions and counts are invented. What was measured on our own screens is real: the programs in art/ print it.",
  ),
  study: reference("CaseStudy", "The key of the study, which is the folder's name.", { equals: "folderName" }),
  order: order("steps", "Which step this is: 1 is Discovery."),
  slug: slug('The last part of the address, such as define; left out, or "", for Discovery.'),
  name: heading(30, "The step's name: Discovery.", { namesFile: true }),
  head,
  pageHeader,
  brief: z
    .strictObject({
      asked: paragraph("What was asked.", 240),
      did: paragraph("What was done.", 240),
      found: paragraph("What was found.", 240),
      decided: paragraph("What was decided.", 240),
      next: paragraph("What came next.", 240),
    })
    .meta({ id: "StepBrief", description: "The step in brief." }),
  persona: z
    .strictObject({
      name: heading(40, "The persona's name."),
      about: singleLine(120, "Age, work, what matters."),
      quote: paragraph("What the persona would say, without quotation marks.", 300),
      portrait: pictureAt("portrait"),
      goals: z.array(singleLine(140, "One goal.")).min(2).meta({ description: "What the person wants." }),
      barriers: z.array(singleLine(140, "One barrier.")).min(2).meta({ description: "What stands in the way." }),
    })
    .optional()
    .meta({ id: "Persona", description: "An invented person who stands for many." }),
  problem: paragraph("The problem statement, set large.", 400, { large: true }).optional(),
  sections: z.array(section).min(2).meta({ description: "The step in full." }),
  startLinks: z.array(link).min(1).max(2).meta({ description: "The Start Your Project link or links." }),
});
