export const capabilityStrings = {
  coreCompetencies: "What we do",
  differentiators: "Why choose us",
  pastPerformance: "Past projects",
  company: "Company details",
  legalName: "Name",
  website: "Website",
  contact: "Contact",
  naics: "Industry codes (NAICS 2022)",
  productCodes: "Product and Service Codes (PSC)",
  primary: "Primary",
} as const;
