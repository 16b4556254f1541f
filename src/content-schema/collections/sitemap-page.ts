import { pageTop } from "../shared-schemas";
import { collection, group, paragraph, singleLine } from "../fields";

const words = (what: string) =>
  group("SitemapGroup", `The words over ${what}. The pages list themselves.`, {
    heading: singleLine(60, "The heading of this group."),
    lead: paragraph("A sentence that says what is in it.", 240),
  });

export const sitemapPage = collection("The sitemap page. Its lists of pages come from the content by themselves.", {
  ...pageTop,
  groups: group("SitemapGroups", "The groups of pages, in their order.", {
    studio: words("the pages about the studio and its work"),
    projects: words("the case studies"),
    design: words("the Accessible Design pages"),
    about: words("the pages about this site"),
  }),
});
