import { z } from "zod";
import { collection, isoDate, list, pageAddress, sample } from "../fields";
import { link, pageTop, section } from "../shared-schemas";

export const document = collection("A page of words: its top, and the parts of its text.", {
  sample: sample("The remark at the top of the file says what is invented."),
  address: pageAddress("The page's address, such as /privacy-policy/."),
  group: z.enum(["studio", "about"]).optional().meta({
    id: "DocumentGroup",
    description: "The group of the sitemap page that lists the page. Left out, it is studio.",
  }),
  lang: z.enum(["es"]).optional().meta({
    id: "DocumentLanguage",
    description: "The language of the page, if it isn't English.",
  }),
  otherLanguage: link.optional(),
  ...pageTop,
  updated: isoDate("The day of the last change, in quotes, if the page says it.").optional(),
  sections: list("The parts of the page.", section),
});
