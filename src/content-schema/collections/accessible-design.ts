import { z } from "zod";
import { head, link, pageHeader, pictureAt, section, stat } from "../shared-schemas";
import { collection, draft, heading, order, singleLine, slug } from "../fields";

export const accessibleDesignTab = collection(
  "One page of Accessible Design. Its figures, laws and dates age: check them twice a year, and change figure, words and year together. The client's own figures stay, dated, beside newer ones.",
  {
    draft,
    order: order("tabs", "Where the tab stands: 1 is first and has the section's own address."),
    slug: slug('The last part of the address, such as seo; left out, or "", for the first tab.'),
    tabLabel: heading(24, "The words of the tab.", { namesFile: true }),
    head,
    pageHeader,
    illustration: pictureAt("hero"),
    figure: stat.optional(),
    sections: z.array(section).min(2).meta({ description: "The copy." }),
    next: link,
  },
);

export const accessibleDesignSection = collection("The words that all Accessible Design pages share.", {
  name: heading(40, "The section's name, over each page's heading."),
  closingHeading: singleLine(90, "Heading of the call to action at the end."),
  closingLead: singleLine(240, "The sentence under it."),
  closingLinks: z.array(link).min(1).max(2).meta({ description: "The links at the end." }),
});
