import { z } from "zod";
import { stat, head, link, opening, picture, section } from "../shared-schemas";
import { line, order } from "../fields";

/** One page of the Accessible Design section, one file in content/accessible-design/tabs. */
export const accessibleDesignTab = z.strictObject({
  order: order("Where the tab stands: 1 is first and has the section's own address."),
  slug: z
    .string()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u, "may hold only lower-case letters, digits and hyphens")
    .meta({
      description: 'The last part of the address: "" (empty, in quotes) for the first tab, then seo, legal, agility.',
    }),
  tabLabel: line(24, "The words of the tab."),
  head,
  opening,
  illustration: picture,
  figure: stat.optional(),
  sections: z.array(section).min(2).meta({ description: "The copy." }),
  next: link,
});

/** Words that all pages of the section share. */
export const accessibleDesignSection = z.strictObject({
  name: line(40, "The section's name, over each page's heading."),
  tabsLabel: line(60, "Name of the tab navigation for screen readers."),
  closingHeading: line(90, "Heading of the call to action at the end."),
  closingLead: line(240, "The sentence under it."),
  closingLinks: z.array(link).min(1).max(2).meta({ description: "The links at the end." }),
});
