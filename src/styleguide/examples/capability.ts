/** Example data of the capability block. Company, codes and people are invented. */

export const facts: Queries.CapabilityFragment = {
  coreCompetencies: ["Apps for all", "Audits"],
  differentiators: ["We test it.", "You own it."],
  pastPerformanceNote: "These are **concept** projects.",
  productCodes: [{ code: "DA01", title: "Application support" }],
  contact: { name: "Alex Owner", role: "Owner and CEO" },
};

export const projects = [
  { key: "project-one", name: "One", kind: "Concept app" },
  { key: "project-two", name: "Two", kind: "Website" },
] as const;

export const industryCodes = [
  { code: "541511", title: "Custom Computer Programming Services", primary: true },
  { code: "541512", title: "Computer Systems Design Services", primary: null },
] as const;
