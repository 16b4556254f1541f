import { link, pageTop, section, stat } from "../shared-schemas";
import { collection, list, order, singleLine, slug } from "../fields";

export const accessibleDesignTab = collection(
  "One page of Accessible Design. Its numbers, laws and dates age: check them twice a year, and change number, words and year together. The client's own numbers stay, dated, beside newer ones.",
  {
    order: order("The position of the tab: 1 is first and has the section's own address."),
    slug: slug('The last part of the address, such as seo; left out, or "", for the first tab.'),
    tabLabel: singleLine(24, "The words of the tab."),
    ...pageTop,
    stat: stat.optional(),
    sections: list("The copy.", section, 2),
    next: link,
  },
);

export const accessibleDesignSection = collection("The words that all Accessible Design pages share.", {
  name: singleLine(40, "The section's name, over each page's heading."),
  closingHeading: singleLine(90, "Heading of the call to action at the end."),
  closingLead: singleLine(240, "The sentence under it."),
  closingLinks: list("The button, then the other links.", link, 2, 3),
});
