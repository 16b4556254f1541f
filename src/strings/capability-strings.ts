export const capabilityStrings = {
  coreCompetencies: "What we do",
  differentiators: "Why choose us",
  pastPerformance: "Past projects",
  company: "Company facts",
  legalName: "Legal name",
  website: "Website",
  contact: "Contact",
  naics: "Industry codes (NAICS 2022)",
  productCodes: "Product and Service Codes (PSC)",
  primary: "Primary",
} as const;
