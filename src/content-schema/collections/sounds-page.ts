import { collection, group, list, paragraph, singleLine } from "../fields";
import { pageTop, picture, recordedLine, section } from "../shared-schemas";

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
        lines: list("The keys, in order.", recordedLine),
      }),
    ),
    closing: section,
  },
);
