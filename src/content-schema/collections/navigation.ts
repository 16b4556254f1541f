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
      pages: z.array(link).min(1).meta({ description: "The list of pages." }),
      compliance: z.array(link).min(1).meta({ description: "Section 508 and WCAG links." }),
      siteLinks: z
        .array(link)
        .min(1)
        .max(4)
        .meta({ description: "The small links beside the legal name: sitemap, statement, privacy." }),
      promise: singleLine(160, "A closing sentence in the footer."),
    })
    .meta({ id: "FooterContent", description: "The footer." }),
});
