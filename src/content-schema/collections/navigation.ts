import { z } from "zod";
import { link } from "../shared-schemas";
import { collection, linkText, singleLine } from "../fields";

/** Labels of controls are in src/lib/ui-strings.ts. */
export const navigation = collection("The menus, the bottom bar and the footer of every page.", {
  headerLinks: z
    .array(link)
    .min(2)
    .max(7)
    .meta({ description: "The main navigation, on wide screens and in the drawer." }),
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
      pagesHeading: singleLine(40, "Heading over the list of pages."),
      pages: z.array(link).min(1).meta({ description: "The list of pages." }),
      complianceHeading: singleLine(40, "Heading over the two compliance links."),
      compliance: z.array(link).min(1).meta({ description: "Section 508 and WCAG links." }),
      addressHeading: singleLine(40, "Heading over address and phone."),
      socialsHeading: singleLine(40, "Heading over the social links."),
      facebook: linkText(30, "Label of the Facebook link."),
      linkedin: linkText(30, "Label of the LinkedIn link."),
      message: linkText(30, "Label of the mail link."),
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
});
