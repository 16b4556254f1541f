import { testKindOf } from "../lib/test-kind";

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
  /** Of WCAG, and the parts of the chapters of Section 508. */
  guidelines: {
    "1.1": "Text Alternatives",
    "1.2": "Time-based Media",
    "1.3": "Adaptable",
    "1.4": "Distinguishable",
    "2.1": "Keyboard Accessible",
    "2.2": "Enough Time",
    "2.3": "Seizures and Physical Reactions",
    "2.4": "Navigable",
    "2.5": "Input Modalities",
    "3.1": "Readable",
    "3.2": "Predictable",
    "3.3": "Input Assistance",
    "4.1": "Compatible",
    "302": "Functional Performance Criteria",
    "602": "Support Documentation",
    "603": "Support Services",
  },
  /** Where the parts between notes and tables are folded. */
  background: "Methods, standards, and terms",
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

interface Evidence {
  readonly tests?: readonly string[] | null | undefined;
  readonly checks?: readonly (keyof typeof conformanceStrings.checks)[] | null | undefined;
}

/** What the kinds of tests and checks are called under "Evaluation Methods Used", once each. */
export const evidenceOf = ({ tests, checks }: Evidence): string => {
  const kinds = (tests ?? []).flatMap((file) => testKindOf(file) ?? []);
  const names = [
    ...kinds.map((kind) => conformanceStrings.testKinds[kind]),
    ...(checks ?? []).map((check) => conformanceStrings.checks[check]),
  ];
  return `${conformanceStrings.evidence} ${[...new Set(names)].join(", ")}`;
};
