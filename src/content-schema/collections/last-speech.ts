import { z } from "zod";
import { collection, isoDate } from "../fields";

/** Not of the studio's words: no rule for texts looks at it. */
const line = (max: number, description: string) => z.string().trim().min(1).max(max).meta({ description });

/** The places that the screen reader's tests record, in the order of the page. */
export const speechPlaces = ["home", "form", "step"] as const;

export const speechPlace = z.enum(speechPlaces).meta({ id: "SpeechPlace", description: "Which place it is." });

export const lastSpeech = collection(
  "What a screen reader said on three pages, for How This Site Sounds. Written by npm run sounds:record, never by hand.",
  {
    date: isoDate("The day of the recording, in quotes.", "recordDate"),
    screenReader: line(60, "The screen reader and its version."),
    browser: line(60, "The browser and its version."),
    places: z
      .array(
        z
          .strictObject({
            key: speechPlace,
            turns: z
              .array(
                z
                  .strictObject({
                    key: line(20, "The key that was pressed. Left out where a page was opened.").optional(),
                    said: z
                      .array(
                        z
                          .strictObject({
                            text: line(600, "The words."),
                            isAdded: z.boolean().meta({
                              description:
                                "Whether it is in the voice for what the screen reader adds to a name: kind, state, hints.",
                            }),
                          })
                          .meta({ id: "SpeechPart", description: "Words said in one voice." }),
                      )
                      .min(1)
                      .meta({ description: "What was said, in order." }),
                  })
                  .meta({ id: "SpeechTurn", description: "A key, and what was said to it." }),
              )
              .min(1)
              .meta({ description: "The keys, in order." }),
          })
          .meta({ id: "RecordedPlace", description: "What was said at one place." }),
      )
      .length(speechPlaces.length)
      .meta({ description: "The places." }),
  },
);
