import { z } from "zod";
import { head, pageHeader } from "../shared-schemas";
import { collection, heading, paragraph } from "../fields";

const group = (what: string) =>
  z
    .strictObject({
      heading: heading(60, "The heading of this group."),
      lead: paragraph("A sentence that says what is in it.", 240),
    })
    .meta({ id: "SitemapGroup", description: `The words over ${what}. The pages list themselves.` });

export const sitemapPage = collection("The sitemap page. Its lists of pages come from the content by themselves.", {
  head,
  pageHeader,
  groups: z
    .strictObject({
      studio: group("the pages about the studio and its work"),
      projects: group("the case studies"),
      design: group("the Accessible Design pages"),
      about: group("the pages about this site"),
    })
    .meta({ id: "SitemapGroups", description: "The groups of pages, in their order." }),
});
