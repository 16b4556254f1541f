import { iconItem, intro, link, pageTop, section } from "../shared-schemas";
import { collection, fixedAnchor, group, heading, list, paragraph, paragraphs, sample } from "../fields";

const clientType = group("ClientType", "One kind of client.", {
  heading: heading(60, "The heading of this part of the page."),
  anchor: fixedAnchor("public-organizations", "private-organizations"),
  paragraphs: paragraphs("Whom we work with and which rules apply."),
  points: list("What we do for them.", paragraph("One point.", 240), 2),
});

export const servicesPage = collection(
  "The Services page. The offerings come from content/services, the codes from content/naics.yaml. The rules named here are dated: check them twice a year.",
  {
    sample: sample("What the studio does for whom is for the studio to confirm."),
    ...pageTop,
    offerings: group("ServicesOfferings", "The words over the offerings.", intro),
    firstSteps: group("ServicesFirstSteps", "The words over the first steps. These are in content/services.", intro, {
      elementId: "first-steps",
    }),
    deliverables: group("ServicesDeliverables", "What we build.", {
      ...intro,
      items: list("Mobile and tablet apps, desktop websites, software.", iconItem, 3, 3),
    }),
    clientTypes: group("ServicesClientTypes", "Public and private organizations.", {
      ...intro,
      public: clientType,
      private: clientType,
    }),
    sections: list("What a buyer asks next: contracts, and the time after the launch.", section),
    naics: group(
      "ServicesNaics",
      "The words around the table of NAICS codes.",
      {
        heading: heading(80, "The heading of this part of the page."),
        lead: paragraph("What the codes are.", 400),
      },
      { elementId: "naics" },
    ),
    actions: group("ServicesActions", "The calls to action at the end.", {
      ...intro,
      links: list("Calls to action.", link, 1, 3),
    }),
  },
);
