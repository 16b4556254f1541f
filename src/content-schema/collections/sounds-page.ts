import { z } from "zod";
import { collection, heading, paragraph, singleLine, template } from "../fields";
import { head, opening, picture, section } from "../shared-schemas";
import { speechPlaces } from "./last-speech";

export const soundsPage = collection(
  "How This Site Sounds: the words around what a screen reader said, which stands in content/audit/last-speech.yaml.",
  {
    head,
    opening,
    recorded: template(
      320,
      "When and with what it was recorded; {date}, {screenReader} and {browser} become those of the recording.",
      "date",
      "screenReader",
      "browser",
    ),
    older: template(240, "Shown when the site has changed since; {date} becomes the day of the last change.", "date"),
    intro: section,
    opened: singleLine(40, "Stands in a key's place where a page was opened."),
    places: z
      .array(
        z
          .strictObject({
            key: z.enum(speechPlaces).meta({ id: "SpeechPlace", description: "Which place it is." }),
            heading: heading(80, "The name of the place."),
            lead: paragraph("What the words below mean, in a sentence or two.", 320),
            picture,
          })
          .meta({ id: "SoundsPlace", description: "A place on the site, and the words about it." }),
      )
      .length(speechPlaces.length)
      .meta({ description: "The places, in order." }),
    closing: section,
  },
);
