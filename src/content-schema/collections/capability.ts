import { z } from "zod";
import { collection, distinct, group, isoDate, list, paragraph, reference, sample, singleLine } from "../fields";

/** The limits are what fits on one sheet: __tests__/e2e/print.spec.ts prints a statement with the most of all. */
export const capability = collection(
  "Facts for government buyers, on the capability statement. Industry codes are in content/naics.yaml, address and phone in content/studio.yaml, past work in the case studies.",
  {
    sample: sample("The codes are a choice for the studio to confirm."),
    updated: isoDate("The day of the last change, in quotes."),
    coreCompetencies: list(
      "What the studio is good at. The printed sheet has room for seven.",
      singleLine(100, "One thing the studio is good at, in a few plain words."),
      3,
      7,
    ),
    differentiators: list(
      "What sets the studio apart. The printed sheet has room for five.",
      paragraph("One reason to choose this studio that a buyer can check.", 130),
      2,
      5,
    ),
    pastPerformanceNote: paragraph("What the projects are: for now, concept projects without a client.", 240),
    productCodes: list(
      "Product and Service Codes (PSC), which say what the government buys. May be left out.",
      group("ProductServiceCode", "One Product and Service Code (PSC).", {
        code: z
          .string()
          .regex(/^[A-Z0-9]{4}$/u, 'This isn\'t a PSC.\nWrite four capital letters or digits in quotes, such as "DA01"')
          .meta({ description: "Four letters or digits, in quotes, such as DA01." }),
        title: singleLine(90, "The official title of the code."),
      }),
      1,
      4,
    )
      .superRefine(distinct("code"))
      .optional(),
    contact: reference("TeamMember", "Whom buyers ask: the key of a person in content/team."),
  },
);
