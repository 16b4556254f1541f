import { z } from "zod";
import { head, link, opening, pictureAt, section, stat } from "../shared-schemas";
import { heading, order, singleLine, slug } from "../fields";

/** One page of the Accessible Design section, one file in content/accessible-design/tabs. */
export const accessibleDesignTab = z.strictObject({
  order: order("tabs", "Where the tab stands: 1 is first and has the section's own address."),
  slug: slug('The last part of the address: "" (empty, in quotes) for the first tab, then seo, legal, agility.'),
  tabLabel: heading(24, "The words of the tab.", { namesFile: true }),
  head,
  opening,
  illustration: pictureAt("hero"),
  figure: stat.optional(),
  sections: z.array(section).min(2).meta({ description: "The copy." }),
  next: link,
});

/** Words that all pages of the section share. */
export const accessibleDesignSection = z.strictObject({
  name: heading(40, "The section's name, over each page's heading."),
  tabsLabel: singleLine(60, "Name of the tab navigation for screen readers."),
  closingHeading: singleLine(90, "Heading of the call to action at the end."),
  closingLead: singleLine(240, "The sentence under it."),
  closingLinks: z.array(link).min(1).max(2).meta({ description: "The links at the end." }),
});
