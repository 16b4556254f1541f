import { z } from "zod";
import { picture } from "../shared-schemas";
import { key, line, order, paragraphs } from "../fields";

/** One person, one file in content/team. */
export const teamMember = z.strictObject({
  key: key("The name of this file without its ending."),
  order: order(),
  name: line(60, "The person's name."),
  role: line(60, "What the person does here."),
  bio: paragraphs("Who the person is, in two or three short paragraphs."),
  portrait: picture,
});
