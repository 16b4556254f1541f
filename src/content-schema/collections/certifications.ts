import { pictureAt } from "../shared-schemas";
import { collection, distinct, group, href, key, list, paragraph, sample, singleLine } from "../fields";

export const certifications = collection("Certifications on Home and About Us. The badges are our own drawings.", {
  sample: sample("Nobody is named as a holder until the studio says who holds which."),
  items: list(
    "The certifications.",
    group("Certification", "One certification.", {
      key: key("A short name, such as cpacc."),
      short: singleLine(20, "The letters people know, such as CPACC."),
      name: singleLine(120, "The full name."),
      text: paragraph("What it shows, in plain words.", 320),
      url: href("The awarding body's page about it."),
      badge: pictureAt("portrait"),
    }),
  ).superRefine(distinct("key")),
});
