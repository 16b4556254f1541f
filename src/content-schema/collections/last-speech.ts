import { z } from "zod";
import { collection, group, isoDate, list } from "../fields";

/** Not of the studio's words: no rule for texts looks at it. */
const line = (max: number, description: string) => z.string().trim().min(1).max(max).meta({ description });

/** The scenes that the screen reader's tests record, in the order of the page. */
export const scenes = ["home", "form", "step"] as const;

export const scene = z.enum(scenes).meta({ id: "Scene", description: "Which scene it is." });

export const lastSpeech = collection(
  "What a screen reader said on three pages, for How This Site Sounds. Written by npm run sounds:record, never by hand.",
  {
    date: isoDate("The day of the recording, in quotes.", "recordDate"),
    screenReader: line(60, "The screen reader and its version."),
    browser: line(60, "The browser and its version."),
    scenes: list(
      "The scenes.",
      group("RecordedScene", "What was said in one scene.", {
        key: scene,
        turns: list(
          "The keys, in order.",
          group("SpeechTurn", "A key, and what was said to it.", {
            key: line(20, "The key that was pressed. Left out where a page was opened.").optional(),
            utterances: list(
              "What was said, in order.",
              group("Utterance", "Words said in one voice.", {
                text: line(600, "The words."),
                isAdded: z.boolean().meta({
                  description:
                    "Whether it is in the voice for what the screen reader adds to a name: kind, state, hints.",
                }),
              }),
            ),
          }),
        ),
      }),
      scenes.length,
      scenes.length,
    ),
  },
);
