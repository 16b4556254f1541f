import { z } from "zod";
import { link } from "../shared-schemas";
import { line } from "../fields";

/** The words of the frame around every page: menus, bars, footer, buttons. */
export const navigation = z.strictObject({
  skipLink: line(40, "The first link of each page, for keyboard users."),
  headerLabel: line(40, "Name of the main navigation for screen readers."),
  homeHint: line(40, "What screen readers hear after the studio's name on the logo's link."),
  headerLinks: z
    .array(link)
    .min(2)
    .max(7)
    .meta({ description: "The main navigation, on wide screens and in the drawer." }),
  openMenu: line(30, "The menu button while the menu is closed."),
  closeMenu: line(30, "The menu button while the menu is open, and the button at the drawer's end."),
  drawerLabel: line(40, "Name of the drawer for screen readers."),
  bottomBarLabel: line(40, "Name of the bar at the bottom of small phones, for screen readers."),
  bottomBarLinks: z
    .array(
      z
        .strictObject({
          label: line(12, "A very short label."),
          to: link.shape.to,
          icon: z.enum(["projects", "a11y", "home", "services", "contact"]).meta({ description: "The bar's icon." }),
          fullName: line(40, "What a screen reader says, beginning with the label.").optional(),
        })
        .meta({ id: "BottomBarLink", description: "A link of the bottom bar." }),
    )
    .length(5)
    .meta({ description: "The five links of the bar at the bottom of small phones." }),
  footer: z
    .strictObject({
      label: line(40, "Name of the footer's navigation for screen readers."),
      pagesHeading: line(40, "Heading over the list of pages."),
      pages: z.array(link).min(1).meta({ description: "The list of pages." }),
      complianceHeading: line(40, "Heading over the two compliance links."),
      compliance: z.array(link).min(1).meta({ description: "Section 508 and WCAG links." }),
      addressHeading: line(40, "Heading over address and phone."),
      socialsHeading: line(40, "Heading over the social links."),
      facebook: line(30, "Label of the Facebook link."),
      linkedin: line(30, "Label of the LinkedIn link."),
      message: line(30, "Label of the mail link."),
      statementButton: line(40, "Label of the button that opens the accessibility statement."),
      siteLinks: z
        .array(link)
        .min(1)
        .max(4)
        .meta({ description: "The small links beside the legal name: sitemap, statement, privacy." }),
      promise: line(160, "A closing sentence in the footer."),
      rights: line(80, "The words after the studio's legal name."),
    })
    .meta({ id: "FooterContent", description: "The footer." }),
  newVersion: z
    .strictObject({
      label: line(40, "Name of the line for screen readers."),
      text: line(80, "Says that a new version of the site is ready."),
      reload: line(40, "The button that loads it."),
      dismiss: line(30, "The button that puts the line away."),
    })
    .meta({ id: "NewVersionWords", description: "The line that offers a new version of the site." }),
  longDescriptionLabel: line(60, "The line that opens the long description of a picture."),
  sourcesLabel: line(40, "The word before the sources of a fact."),
  enlargePicture: line(60, "The words of the link that opens a picture large."),
});
