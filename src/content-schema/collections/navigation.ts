import { z } from "zod";
import { link } from "../shared-schemas";
import { linkText, singleLine } from "../fields";

/** The words of the frame around every page: menus, bars, footer, buttons. */
export const navigation = z.strictObject({
  skipLink: linkText(40, "The first link of each page, for keyboard users."),
  headerLabel: singleLine(40, "Name of the main navigation for screen readers."),
  homeHint: singleLine(40, "What screen readers hear after the studio's name on the logo's link."),
  headerLinks: z
    .array(link)
    .min(2)
    .max(7)
    .meta({ description: "The main navigation, on wide screens and in the drawer." }),
  openMenu: singleLine(30, "The menu button while the menu is closed."),
  closeMenu: singleLine(30, "The menu button while the menu is open, and the button at the drawer's end."),
  drawerLabel: singleLine(40, "Name of the drawer for screen readers."),
  bottomBarLabel: singleLine(40, "Name of the bar at the bottom of small phones, for screen readers."),
  bottomBarLinks: z
    .array(
      z
        .strictObject({
          label: linkText(12, "A very short label."),
          to: link.shape.to,
          icon: z
            .enum(["projects", "a11y", "home", "services", "contact"])
            .meta({ id: "BottomBarIcon", description: "The bar's icon." }),
          fullName: singleLine(40, "What a screen reader says, beginning with the label.").optional(),
        })
        .meta({ id: "BottomBarLink", description: "A link of the bottom bar." }),
    )
    .length(5)
    .meta({ description: "The five links of the bar at the bottom of small phones." }),
  footer: z
    .strictObject({
      label: singleLine(40, "Name of the footer's navigation for screen readers."),
      pagesHeading: singleLine(40, "Heading over the list of pages."),
      pages: z.array(link).min(1).meta({ description: "The list of pages." }),
      complianceHeading: singleLine(40, "Heading over the two compliance links."),
      compliance: z.array(link).min(1).meta({ description: "Section 508 and WCAG links." }),
      addressHeading: singleLine(40, "Heading over address and phone."),
      socialsHeading: singleLine(40, "Heading over the social links."),
      facebook: singleLine(30, "Label of the Facebook link."),
      linkedin: singleLine(30, "Label of the LinkedIn link."),
      message: singleLine(30, "Label of the mail link."),
      statementButton: singleLine(40, "Label of the button that opens the accessibility statement."),
      siteLinks: z
        .array(link)
        .min(1)
        .max(4)
        .meta({ description: "The small links beside the legal name: sitemap, statement, privacy." }),
      promise: singleLine(160, "A closing sentence in the footer."),
      rights: singleLine(80, "The words after the studio's legal name."),
    })
    .meta({ id: "FooterContent", description: "The footer." }),
  newVersion: z
    .strictObject({
      label: singleLine(40, "Name of the line for screen readers."),
      text: singleLine(80, "Says that a new version of the site is ready."),
      reload: singleLine(40, "The button that loads it."),
      dismiss: singleLine(30, "The button that puts the line away."),
    })
    .meta({ id: "NewVersionWords", description: "The line that offers a new version of the site." }),
  longDescriptionLabel: singleLine(60, "The line that opens the long description of a picture."),
  sourcesLabel: singleLine(40, "The word before the sources of a fact."),
  enlargePicture: singleLine(60, "The words of the link that opens a picture large."),
});
