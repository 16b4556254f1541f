import { z } from "zod";
import { link } from "../shared-schemas";
import { collection, distinct, group, href, linkText, list, paragraph, singleLine } from "../fields";

/** Labels of controls are in src/strings/ui-strings.ts. */
export const navigation = collection("The menus, the bottom bar and the footer of every page.", {
  headerLinks: list("The main navigation, on wide screens and in the drawer.", link, 2, 7).superRefine(
    distinct("label"),
  ),
  start: group("StartLink", "The button beside the main navigation on wide screens, and under it in the drawer.", {
    label: linkText(12, "A very short label."),
    rest: singleLine(30, "What screen readers and search engines read after the label."),
    to: link.shape.to,
  }),
  prices: link.meta({ ...link.meta(), description: "The link to the prices, in the drawer." }),
  bottomBarLinks: list(
    "The five links of the bar at the bottom of small phones.",
    group("BottomBarLink", "A link of the bottom bar.", {
      label: linkText(12, "A very short label."),
      to: link.shape.to,
      icon: z
        .enum(["projects", "a11y", "home", "services", "mail"])
        .meta({ id: "BottomBarIcon", description: "The bar's icon." }),
      fullName: singleLine(40, "What a screen reader says, beginning with the label.").optional(),
    })
      .refine(({ label, fullName = label }) => fullName.toLowerCase().includes(label.toLowerCase()), {
        path: ["fullName"],
        message: "Who says the visible label to a computer is not understood.\nBegin this with the label.",
      })
      .meta({ id: "BottomBarLink" }),
    5,
    5,
  ),
  redirects: list(
    "Former addresses of pages, for good: links to them lead on.",
    group("Redirect", "A page that has another address now, and the pages below it.", {
      from: z
        .string()
        .regex(
          /^\/(?:[a-z0-9-]+\/)+$/u,
          "This isn't an address of this site.\nWrite it with both slashes: /project-senate/",
        )
        .meta({ description: "The former address, such as /project-senate/.", role: "formerAddress" }),
      to: href("The address now, such as /project-capitol/."),
    }),
  ).optional(),
  footer: group("FooterContent", "The footer.", {
    pages: list("The list of pages.", link).superRefine(distinct("label")),
    compliance: list("Section 508 and WCAG links.", link).superRefine(distinct("label")),
    siteLinks: list("The small links beside the legal name: pages that no menu has.", link, 1, 4).superRefine(
      distinct("label"),
    ),
    promise: singleLine(160, "A closing sentence in the footer."),
    reality: paragraph("The sentence over the footer that leads to the page What is real.", 200),
  }),
});
