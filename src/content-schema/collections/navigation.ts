import { z } from "zod";
import { link } from "../shared-schemas";
import { collection, linkText, singleLine } from "../fields";
import { saying, specify } from "../specified";

/** Labels of controls are in src/lib/ui-strings.ts. */
export const navigation = collection("The menus, the bottom bar and the footer of every page.", {
  headerLinks: specify(
    z.array(link).min(2).max(7).meta({ description: "The main navigation, on wide screens and in the drawer." }),
    [
      { label: "Home", to: "/" },
      { label: "About Us", to: "/about-us/" },
      { label: "Services", to: "/services/" },
      { label: "Projects", to: "/our-projects/" },
      { label: "Accessible Design", to: "/a11y-accessible-design/" },
      { label: "Contact Us", to: "/contact-us/" },
    ],
  ),
  bottomBarLinks: specify(
    z
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
    [
      { label: "Projects", to: "/our-projects/" },
      { label: "A11y", to: "/a11y-accessible-design/" },
      { label: "Home", to: "/" },
      { label: "Services", to: "/services/" },
      { label: "Contact", to: "/contact-us/" },
    ],
  ),
  footer: z
    .strictObject({
      pagesHeading: singleLine(40, "Heading over the list of pages."),
      pages: specify(z.array(link).min(1).meta({ description: "The list of pages." }), [
        { label: "Home", to: "/" },
        { label: "About Us", to: "/about-us/" },
        { label: "Our Services", to: "/services/" },
        { label: "Our Projects", to: "/our-projects/" },
        { label: "Pricing", to: "/pricing/" },
        { label: "Accessible Design", to: "/a11y-accessible-design/" },
        { label: "Contact Us", to: "/contact-us/" },
        { label: "Start Your Project", to: "/contact-us/" },
        { label: "Privacy Policy" },
      ]),
      complianceHeading: singleLine(40, "Heading over the two compliance links."),
      compliance: specify(z.array(link).min(1).meta({ description: "Section 508 and WCAG links." }), [
        { label: "Section 508 compliance for federal entities", to: saying("/services/") },
        { label: "WCAG 2.1 AA conformance for private entities", to: saying("/services/") },
      ]),
      addressHeading: singleLine(40, "Heading over address and phone."),
      socialsHeading: singleLine(40, "Heading over the social links."),
      facebook: specify(linkText(30, "Label of the Facebook link."), "Facebook"),
      linkedin: specify(linkText(30, "Label of the LinkedIn link."), "LinkedIn"),
      message: specify(linkText(30, "Label of the mail link."), "Message"),
      statementButton: specify(
        singleLine(40, "Label of the button that opens the accessibility statement."),
        "Accessibility Statement",
      ),
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
