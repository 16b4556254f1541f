/** Labels of the conformance report, in the words of the VPAT. */
export const conformanceStrings = {
  product: "Name of Product/Version",
  date: "Report Date",
  description: "Product Description",
  contact: "Contact Information",
  criterion: "Criteria",
  conformance: "Conformance Level",
  remarks: "Remarks and Explanations",
  evidence: "Evidence:",
  testKinds: { a11y: "rule engines", build: "page code", e2e: "visits by a script", "screen-reader": "speech" },
  checks: { textReview: "review of words", codeReview: "review of code", pageViews: "visual check" },
  results: {
    supports: "Supports",
    partiallySupports: "Partially Supports",
    doesNotSupport: "Does Not Support",
    notApplicable: "Not Applicable",
    seeWcag: "See WCAG 2.x section",
  },
  contents: "In this report",
  parts: {
    levelA: "Table 1: Success Criteria, Level A",
    levelAA: "Table 2: Success Criteria, Level AA",
    chapter3: "Chapter 3: Functional Performance Criteria (FPC)",
    chapter4: "Chapter 4: Hardware",
    chapter5: "Chapter 5: Software",
    chapter6: "Chapter 6: Support Documentation and Services",
  },
} as const;
