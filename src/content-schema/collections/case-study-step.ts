import { z } from "zod";
import { link, pageTop, pictureAt, section } from "../shared-schemas";
import { collection, group, list, order, paragraph, reference, singleLine } from "../fields";

/** The slugs of the five steps in their fixed order. Discovery has the study's own address. */
const stepSlugs: readonly string[] = ["", "define", "ideate", "prototype", "test"];

/** The names of their files. */
export const stepFiles: readonly string[] = stepSlugs.map((slug, index) => `${index + 1}-${slug || "discovery"}.yaml`);

export const caseStudyStep = collection("One step of a case study, a page of its own.", {
  study: reference("CaseStudy", "The key of the study, which is the folder's name.", { equals: "folderName" }),
  order: order("Which step this is: 1 Discovery, 2 define, 3 ideate, 4 prototype, 5 test."),
  slug: z
    .string()
    .refine((slug) => stepSlugs.includes(slug), {
      error: ({ input }) =>
        `A case study always has the same five steps, and "${String(input)}" is none of them.\nWrite define, ideate, prototype or test, or "" for Discovery.`,
    })
    .optional()
    .meta({
      description: 'The last part of the address: define, ideate, prototype or test; "" for Discovery.',
      role: "slug",
    }),
  name: singleLine(30, "The step's name: Discovery."),
  ...pageTop,
  picture: pictureAt("step").optional(),
  brief: group("StepBrief", "The step in brief.", {
    question: paragraph("What was asked.", 240),
    found: paragraph("What was found.", 240),
    decided: paragraph("What was decided.", 240),
  }),
  persona: group("Persona", "An invented person who stands for many.", {
    name: singleLine(40, "The persona's name."),
    about: singleLine(120, "Age, work, what matters."),
    quote: paragraph("What the persona would say, without quotation marks.", 300),
    portrait: pictureAt("portrait"),
    goals: list("What the person wants.", singleLine(140, "One goal."), 2),
    barriers: list("What gets in the way.", singleLine(140, "One barrier."), 2),
  }).optional(),
  problem: paragraph("The problem statement, set large.", 400).optional(),
  sections: list("The step in full.", section, 2),
  startLinks: list("The Start Your Project link or links.", link, 1, 2),
}).superRefine(({ slug: step = "", order: place }, { addIssue }) => {
  const number = stepSlugs.indexOf(step) + 1;
  const message = `The step "${step || "Discovery"}" is number ${number}.\nWrite order: ${number}`;
  if (number > 0 && number !== place) addIssue({ code: "custom", path: ["order"], input: place, message });
});
