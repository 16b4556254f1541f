/** Labels of the conformance report. Results are in the terms of the VPAT, criteria in those of their standards. */
export const conformanceStrings = {
  summary: "The result in figures",
  product: "Product",
  date: "Report date",
  standards: "Standards",
  contact: "Questions or barriers",
  criterion: "Criterion",
  conformance: "Result",
  remarks: "Remarks and evidence",
  tests: "Tests:",
  testKinds: { a11y: "rule engines", build: "page code", e2e: "visits by a script", "screen-reader": "speech" },
  checks: "Checked by hand",
  results: {
    supports: "Supports",
    partiallySupports: "Partially Supports",
    doesNotSupport: "Does Not Support",
    notApplicable: "Not Applicable",
  },
  checkNames: { textReview: "review of words", codeReview: "review of code", pageViews: "visual check" },
  tables: {
    levelA: { anchor: "level-a", heading: "WCAG 2.2, level A", caption: "Table 1: Success criteria of level A" },
    levelAA: { anchor: "level-aa", heading: "WCAG 2.2, level AA", caption: "Table 2: Success criteria of level AA" },
    levelAAA: {
      anchor: "level-aaa",
      heading: "WCAG 2.2, level AAA, in part",
      caption: "Table 3: Success criteria of level AAA that we test",
    },
    section508: {
      anchor: "section-508",
      heading: "Revised Section 508, in short",
      caption: "Table 4: Revised Section 508 standards",
    },
  },
} as const;
