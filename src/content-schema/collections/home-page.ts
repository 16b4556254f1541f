import { z } from "zod";
import { head, iconItem, link, picture, pictureAt, stat } from "../shared-schemas";
import { collection, heading, paragraph, paragraphs, sample } from "../fields";
import { specify } from "../specified";

export const homePage = collection("The home page. Services, projects and badges come from their own files.", {
  sample: sample("The people named here are invented."),
  head: specify(head, { title: "Home" }),
  hero: z
    .strictObject({
      heading: specify(
        heading(80, "The sentence of the first screen.", { unique: "heading" }),
        "Makers of accessible apps, websites, and software",
      ),
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
      link: specify(link, { to: "/services/" }),
    })
    .meta({ id: "HomeServices", description: "What we do; the list comes from content/services." }),
  about: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      paragraphs: paragraphs("Who we are."),
      picture,
      link: specify(link, { to: "/about-us/" }),
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
      link: specify(link, { to: "/a11y-accessible-design/" }),
    })
    .meta({ id: "HomeAccessibleDesign", description: "One strong figure and why." }),
  projects: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
      link: specify(link, { to: "/our-projects/" }),
    })
    .meta({ id: "HomeProjects", description: "Projects; the cards come from the case studies." }),
  contact: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "HomeContact", description: "The words over the contact form." }),
});
