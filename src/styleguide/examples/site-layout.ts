import type { SiteLayout } from "../../layout/use-site-layout";

/** Example content of the layout. The labels that the specification gives are as it has them; all else is invented. */

export const studio: SiteLayout["studio"] = {
  name: "The Studio",
  legalName: "The Studio, Inc.",
  tagline: "Makers of examples",
  siteUrl: "https://studio.example",
  address: { street: "1 Sample Street", unit: null, city: "Atlanta", state: "Georgia", zip: "00000" },
  phone: { display: "(404) 555-0100", dial: "+14045550100" },
  emails: {
    general: "hello@studio.example",
    accessibility: "access@studio.example",
  },
  socials: { facebook: "https://facebook.example/studio", linkedin: "https://linkedin.example/studio" },
};
