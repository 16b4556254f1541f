import { z } from "zod";
import { pictureAt } from "../shared-schemas";
import { collection, distinct, fileKey, group, href, key, list, order, paragraph, sample, singleLine } from "../fields";

const beginning = /^project-/u;
const noBeginning = "This must begin with project-, so that no other page has its address.";

export const caseStudy = collection("A case study: its card, and the header of its pages. The steps are beside it.", {
  sample: sample("The client, the people, and what they say are invented."),
  key: fileKey("The folder's name. It is the address of the pages: project-senate is /project-senate/.", {
    equals: "folderName",
  }).regex(beginning, {
    error: ({ input }) =>
      `${noBeginning}\nRename the folder to project-${String(input)}, and write this name here and into study in each of its steps.`,
  }),
  formerly: list(
    "Former names of the folder: their addresses lead on to the pages.",
    key("One former name.", { formerlyUnder: "" }).regex(beginning, {
      error: ({ input }) => `${noBeginning}\nDelete ${String(input)} from formerly.`,
    }),
  ).optional(),
  order: order("The position of the card on Our Projects: 1 is first."),
  name: singleLine(60, "The project's name, as in Senate."),
  kind: singleLine(80, "What was made, as in Concept mobile app."),
  summary: singleLine(280, "One or two sentences for the card."),
  card: pictureAt("card"),
  hero: pictureAt("hero"),
  facts: list(
    "The fact strip: role, platform, duration, tools.",
    group("StudyFact", "One fact.", {
      label: singleLine(30, "Role, Platform, Duration or Tools."),
      value: singleLine(120, "The fact."),
    }),
    3,
    5,
  ),
  prototype: group("StudyPrototype", "The prototype that visitors can try. Leave it out while there is none.", {
    address: href("Its address, which is its folder in static: /prototypes/senate/."),
    lead: paragraph("One or two sentences above the list: how to try it.", 240),
    tasks: list("What is worth trying.", paragraph("One thing to try, and what happens.", 200), 3, 4),
  }).optional(),
  measured: list(
    "The numbers about the prototype, each measured in it by the test of its name. {project-senate.bills} repeats one.",
    group("MeasuredNumber", "One number.", {
      key: key("The name, in the texts and in the tests: key-width."),
      value: singleLine(40, "The number as it is said, without its unit: 109."),
    }),
  )
    .superRefine(distinct("key"))
    .optional(),
  theme: z
    .enum(["civic", "clinical", "violet"])
    .meta({ id: "CaseStudyTheme", description: "Which tint the study's page header has." }),
});
