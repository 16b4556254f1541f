import { collection, group, list, paragraph, singleLine } from "../fields";
import { pageTop, picture, section } from "../shared-schemas";

export const soundsPage = collection(
  "How This Site Sounds: what a screen reader said on some pages, and the words around it. Write it down again, with its day, when those pages change much.",
  {
    ...pageTop,
    recorded: singleLine(320, "When and with what it was recorded."),
    intro: section,
    recordings: list(
      "The recordings, in order.",
      group("SoundsRecording", "What was said of one part of the site.", {
        heading: singleLine(80, "The name of the part."),
        lead: paragraph("What the words below mean, in a sentence or two.", 320),
        picture,
        lines: list(
          "The keys, in order.",
          group("RecordedLine", "A key, and what was said to it.", {
            key: singleLine(20, "The key that was pressed. Left out where a page was opened.").optional(),
            says: paragraph("What the screen reader said. Names are between two pairs of stars: **Email**.", 600),
          }),
        ),
      }),
    ),
    closing: section,
  },
);
