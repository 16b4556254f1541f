import { intro, link, namedEntry, pageTop } from "../shared-schemas";
import { collection, group, list, paragraph, paragraphs, sample, singleLine } from "../fields";

const clientType = (elementId: string) =>
  group(
    "ClientType",
    "One kind of client.",
    {
      heading: singleLine(60, "The heading of this part of the page."),
      paragraphs: paragraphs("Whom we work with and which rules apply."),
      points: list("Where to read more.", paragraph("One point.", 240)).optional(),
    },
    { elementId },
  );

export const servicesPage = collection(
  "The Services page. The offerings come from content/services, the codes from content/naics.yaml. The rules named here are dated: check them twice a year.",
  {
    sample: sample("What the studio does for whom is for the studio to confirm."),
    ...pageTop,
    small: group("ServicesSmall", "The words over the orders with a price of their own.", intro, {
      elementId: "first-steps",
    }),
    projects: group("ServicesProjects", "The words over the services that are projects: what we build.", intro, {
      elementId: "projects",
    }),
    clientTypes: group("ServicesClientTypes", "Public and private organizations.", {
      heading: intro.heading,
      public: clientType("public-organizations"),
      private: clientType("private-organizations"),
    }),
    terms: group(
      "ServicesTerms",
      "What a contract says about the time after the launch.",
      {
        heading: intro.heading,
        items: list("The terms. On phones the text of each is folded under its name.", namedEntry, 2),
      },
      { elementId: "after-the-work" },
    ),
    naics: group(
      "ServicesNaics",
      "The heading of the NAICS codes.",
      { heading: intro.heading },
      { elementId: "naics" },
    ),
    actions: group("ServicesActions", "The calls to action at the end.", {
      ...intro,
      links: list("Calls to action.", link, 1, 3),
    }),
  },
);
