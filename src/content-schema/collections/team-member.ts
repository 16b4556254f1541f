import { z } from "zod";
import { pictureAt } from "../shared-schemas";
import { fileKey, heading, order, paragraphs, singleLine } from "../fields";
import { saying, specifyEntries } from "../specified";

/** One person, one file in content/team. */
export const teamMember = specifyEntries(
  z.strictObject({
    key: fileKey("The name of this file without its ending."),
    order: order("people"),
    name: heading(60, "The person's name.", { namesFile: true }),
    role: singleLine(60, "What the person does here."),
    bio: paragraphs("Who the person is, in two or three short paragraphs."),
    portrait: pictureAt("portrait"),
  }),
  ["role"],
  [{ role: saying("owner", "CEO") }, { role: saying("UX designer") }],
);
