import { collection, group, heading, list, paragraph } from "../fields";
import { pageTop, picture, recordingTemplate, section } from "../shared-schemas";
import { scene, scenes } from "./last-speech";

export const soundsPage = collection(
  "How This Site Sounds: the words around what a screen reader said, which is in content/audit/last-speech.yaml.",
  {
    ...pageTop,
    recorded: recordingTemplate("When and with what it was recorded"),
    intro: section,
    scenes: list(
      "The scenes, in order.",
      group("SoundsScene", "A scene on the site, and the words about it.", {
        key: scene,
        heading: heading(80, "The name of the scene."),
        lead: paragraph("What the words below mean, in a sentence or two.", 320),
        picture,
      }),
      scenes.length,
      scenes.length,
    ),
    closing: section,
  },
);
