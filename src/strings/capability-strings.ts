export const capabilityStrings = {
  coreCompetencies: "What the studio would do",
  differentiators: "Why choose the studio",
  pastPerformance: "Past projects",
  company: "Company details (made up)",
  website: "Website",
  contact: "Contact",
  naics: "Industry codes (NAICS 2022)",
  productCodes: "Product and Service Codes (PSC)",
  primary: "Primary",
} as const;
