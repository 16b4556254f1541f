import { z } from "zod";
import { head, link, pageHeader, section } from "../shared-schemas";
import { collection, heading, linkText, paragraph, paragraphs, sample, singleLine } from "../fields";

export const aboutPage = collection("About Us. People come from content/team, badges from content/certifications.", {
  sample: sample("The studio's story and its people are invented."),
  head,
  pageHeader,
  story: section,
  team: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "AboutTeam", elementId: "team", description: "The words over the team." }),
  certifications: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "AboutCertifications", elementId: "certifications", description: "The words over the badges." }),
  internships: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      paragraphs: paragraphs("What the program is."),
      offerHeading: singleLine(80, "Heading over what interns get."),
      offers: z.array(paragraph("One point.", 240)).min(2).meta({ description: "What interns get." }),
      applyHeading: singleLine(80, "Heading over how to apply."),
      apply: paragraph("How to apply. The mail address follows it.", 320),
      mailLabel: linkText(60, "The words of the mail link."),
    })
    .meta({ id: "AboutInternships", elementId: "internships", description: "The internship program." }),
  links: z.array(link).min(2).meta({ description: "Links to Services and Contact Us." }),
  contact: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "AboutContact", description: "The words over the contact form." }),
});
