import { pictureAt } from "../shared-schemas";
import { collection, fileKey, order, paragraphs, sample, singleLine } from "../fields";

export const teamMember = collection("One person of the team, shown on About Us.", {
  sample: sample("The person is invented."),
  key: fileKey("The name of this file without its ending."),
  order: order(),
  name: singleLine(60, "The person's name.", { unique: "name" }),
  role: singleLine(60, "What the person does here."),
  bio: paragraphs("Who the person is, in two or three short paragraphs."),
  portrait: pictureAt("portrait").optional(),
});
