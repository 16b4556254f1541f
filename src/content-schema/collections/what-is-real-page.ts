import { z } from "zod";
import { collection, group, list, paragraph, singleLine } from "../fields";
import { pageTop, section } from "../shared-schemas";

const what = singleLine(60, "What it is: the people.");
const explanation = paragraph("What that means, in a sentence or two.", 240);

export const whatIsRealPage = collection(
  "What is invented on this site until the studio confirms it, and what is real. The footer of every page leads here.",
  {
    ...pageTop,
    table: group("RealityTable", "The words of the table.", {
      caption: singleLine(120, "What the table shows."),
      columns: list("The names of its two columns.", singleLine(40, "One name."), 2, 2),
      isInvented: singleLine(30, "The word for what is invented."),
      isReal: singleLine(30, "The word for what is real."),
      isProposed: singleLine(30, "The word for what is only proposed."),
    }),
    invented: list(
      "What is invented or only proposed. A row leaves the page when no file that it names is marked sample: true anymore.",
      group("InventedPart", "One row.", {
        what,
        proposed: z
          .boolean()
          .optional()
          .meta({ description: "True: the studio may still confirm it. Left out: it is invented." }),
        marks: list(
          "The files whose mark this row explains to visitors. The check names a file that is missing.",
          singleLine(80, "A file or folder inside content/, such as team.", { role: "markedPlace" }),
        ),
        explanation,
      }),
    ),
    real: list("What is real.", group("RealPart", "One row.", { what, explanation })),
    undecided: section.optional(),
  },
);
