import { z } from "zod";
import { pictureAt } from "../shared-schemas";
import { collection, distinct, fileKey, group, href, key, list, order, paragraph, sample, singleLine } from "../fields";
import { noPlaceholders } from "../text-rules";

/** The numbers in a text. */
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

export const caseStudy = collection("A case study: its band, and the header of its pages. The steps are beside it.", {
  sample: sample("The client, the people, and what they say are invented."),
  key: fileKey("The folder's name. It is the address of the pages: project-senate is /project-senate/.", {
    equals: "folderName",
  }).regex(/^project-/u, {
    error: ({ input }) =>
      `This must begin with project-, so that no other page has its address.\nRename the folder to project-${String(input)}, and write this name here and into study in each of its steps.`,
  }),
  order: order("The position of the band on Home and on Our Projects: 1 is first."),
  name: singleLine(60, "The project's name, as in Senate."),
  kind: singleLine(80, "What was made and for what, as in Concept mobile app for local senators."),
  headlineNumber: group(
    "HeadlineNumber",
    "The one number that the band shows large. Leave it out while there is no prototype to measure.",
    {
      value: singleLine(
        80,
        "The number, or two with a sign between them: 28 → 3, 109 × 80. Each is one of the measured numbers below, by its name in braces.",
      ),
      label: singleLine(100, "What it counts."),
    },
  ).optional(),
  screen: pictureAt("screen"),
  secondScreen: pictureAt("figure").optional().meta({
    description:
      "A screen beside the first one on Our Projects, in wide windows. It's shown 400 pixels wide, so take it in a window of about 600.",
  }),
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
      value: singleLine(40, "The number as it is said, without its unit: 109.", {}, noPlaceholders).regex(
        /^(?!\d[\d.,]*\s*\p{L}+$)/u,
        {
          error: ({ input }) =>
            `There is a unit here.\nWrite ${numbersIn(String(input)).join()}: the texts that repeat it name its unit.`,
        },
      ),
    }),
  )
    .superRefine(distinct("key"))
    .optional(),
  theme: z
    .enum(["civic", "clinical", "violet"])
    .meta({ id: "CaseStudyTheme", description: "Which tint the study's page header has." }),
}).superRefine(({ headlineNumber, measured = [] }, { addIssue }) => {
  const value = headlineNumber?.value ?? "";
  const report = (message: string) => {
    addIssue({ code: "custom", path: ["headlineNumber", "value"], input: value, message });
  };
  if (value.length > 12) report("This is too long for a number that is set large.\nMove words into its label.");
  const unmeasured = numbersIn(value).find((number) => measured.every((one) => !numbersIn(one.value).includes(number)));
  if (unmeasured !== undefined)
    report(
      `The number ${unmeasured} is not measured in the prototype.\nWrite one of those under "measured", by its name in braces, such as {project-senate.grade-plain}`,
    );
});
