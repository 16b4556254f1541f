import { z } from "zod";
import { head, iconItem, link, picture, pictureAt, sampleNote, stat } from "../shared-schemas";
import { collection, heading, paragraph, paragraphs, sample } from "../fields";

export const homePage = collection("The home page. Services, projects and badges come from their own files.", {
  sample: sample("The people named here are invented."),
  head,
  hero: z
    .strictObject({
      heading: heading(80, "The sentence of the first screen.", { unique: "heading" }),
      lead: paragraph("One plain sentence under it.", 260),
      actions: z.array(link).length(2).meta({ description: "Two links: start a project, and see our work." }),
      picture: pictureAt("hero"),
    })
    .meta({ id: "HomeHero", description: "The first screen." }),
  advantages: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One sentence under the heading.", 260),
      items: z.array(iconItem).length(4).meta({ description: "Four advantages." }),
    })
    .meta({ id: "HomeAdvantages", description: "Why accessible software pays." }),
  services: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
      link,
    })
    .meta({ id: "HomeServices", description: "What we do; the list comes from content/services." }),
  about: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      paragraphs: paragraphs("Who we are."),
      sampleNote: sampleNote.optional(),
      picture,
      link,
    })
    .meta({ id: "HomeAbout", description: "Who we are." }),
  certifications: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
      link,
    })
    .meta({ id: "HomeCertifications", description: "Certifications; the badges come from content/certifications." }),
  accessibleDesign: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      figure: stat,
      paragraphs: paragraphs("Why it matters."),
      link,
    })
    .meta({ id: "HomeAccessibleDesign", description: "One strong figure and why." }),
  projects: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
      link,
    })
    .meta({ id: "HomeProjects", description: "Projects; the cards come from the case studies." }),
  contact: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "HomeContact", description: "The words over the contact form." }),
});
