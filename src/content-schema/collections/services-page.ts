import { z } from "zod";
import { head, iconItem, link, pageHeader } from "../shared-schemas";
import { collection, fixedAnchor, heading, paragraph, paragraphs, sample } from "../fields";

const clientType = z
  .strictObject({
    heading: heading(60, "The heading of this part of the page."),
    anchor: fixedAnchor("public-organizations", "private-organizations"),
    paragraphs: paragraphs("Whom we work with and which rules apply."),
    points: z.array(paragraph("One point.", 240)).min(2).meta({ description: "What we do for them." }),
  })
  .meta({ id: "ClientType", description: "One kind of client." });

export const servicesPage = collection(
  "The Services page. The offerings come from content/services, the codes from content/naics.yaml. The rules named here are dated: check them twice a year.",
  {
    sample: sample("What the studio does for whom is for the studio to confirm."),
    head,
    pageHeader,
    offerings: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("One or two plain sentences under the heading.", 320),
      })
      .meta({ id: "ServicesOfferings", description: "The words over the offerings." }),
    deliverables: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("One or two plain sentences under the heading.", 320),
        items: z.array(iconItem).length(3).meta({ description: "Mobile and tablet apps, desktop websites, software." }),
      })
      .meta({ id: "ServicesDeliverables", description: "What we build." }),
    clientTypes: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("One or two plain sentences under the heading.", 320),
        public: clientType,
        private: clientType,
      })
      .meta({ id: "ServicesClientTypes", description: "Public and private organizations." }),
    naics: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("What the codes are.", 400),
      })
      .meta({ id: "ServicesNaics", elementId: "naics", description: "The words around the table of NAICS codes." }),
    capability: z
      .strictObject({
        heading: heading(80, "Heading."),
        lead: paragraph("One or two sentences.", 320),
        page: link,
      })
      .meta({
        id: "ServicesCapability",
        elementId: "government-buyers",
        description: "The words over the facts for government buyers. The facts come from content/capability.yaml.",
      }),
    actions: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("One or two plain sentences under the heading.", 320),
        links: z.array(link).min(1).max(3).meta({ description: "Calls to action." }),
      })
      .meta({ id: "ServicesActions", description: "The calls to action at the end." }),
  },
);
