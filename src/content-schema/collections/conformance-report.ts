import { z } from "zod";
import { testKindOf, testKinds } from "../../lib/test-kind";
import { collection, group, heading, isoDate, list, paragraph, singleLine, template } from "../fields";
import { pageTop, section } from "../shared-schemas";

/**
 * The conformance report: WCAG 2.2 and Section 508, in a form of our own. The name VPAT is kept for the unchanged
 * template of the Information Technology Industry Council; only its four results are used. Two files: the words, and
 * the rows of the tables. Names of tables, columns and results: src/sections/conformance-table/conformance-strings.ts.
 */

export const conformancePage = collection(
  "The words of the accessibility conformance report. The rows are in criteria.yaml. It must stay true: change it, and its date, when the site or its tests change.",
  {
    ...pageTop,
    product: heading(120, "The product and its version."),
    date: isoDate("The day of the report, in quotes.", "reviewDate"),
    standards: singleLine(160, "The standards that the report covers."),
    summary: template(
      160,
      "Sums up the A and AA criteria; {total}, {supported} and {notApplicable} become figures.",
      "total",
      "supported",
      "notApplicable",
    ),
    summaryRest: template(120, "Added where some criteria are met in part or not; {count} becomes a figure.", "count"),
    methods: list("How the product was tested, and how not.", section),
    checks: section,
    terms: section,
    leads: group("ConformanceLeads", "Words before the tables.", {
      levelA: paragraph("Says what became of 4.1.1 Parsing.", 360),
      levelAAA: paragraph("Says what the table does not claim.", 300),
      section508: paragraph("Says what Section 508 asks for.", 500),
    }),
    limits: section,
  },
);

/** Evidence is required: a row without a test names a check by hand. Those are described on the page, under `checks`. */
const criteria = (description: string) =>
  list(
    description,
    z
      .strictObject({
        number: z
          .string()
          .regex(/^(?:\d\.\d\.\d+|\d{3}\.\d|E205\.4|Chapter \d)$/u, "must be a criterion's number in quotes")
          .meta({ description: "The number, in quotes: 1.1.1, 302.1, E205.4, or Chapter 4." }),
        name: heading(80, "The official name."),
        conformance: z
          .enum(["supports", "partiallySupports", "doesNotSupport", "notApplicable"])
          .meta({ id: "ConformanceResult", description: "The result." }),
        remark: paragraph("What was found, and how. Claim nothing that no test or described check shows.", 480),
        tests: list(
          "The test files that show it. Each must exist.",
          z
            .string()
            .refine(
              (file) => testKindOf(file) !== undefined,
              `must be a test in ${testKinds.map((kind) => `__tests__/${kind}/`).join(", ")}: the report describes no other kinds`,
            )
            .meta({
              description: "A test's file, from the project's root, such as __tests__/e2e/pricing.spec.ts.",
              role: "testFile",
            }),
        ).optional(),
        checks: list(
          "The checks by hand that show it.",
          z.enum(["textReview", "codeReview", "pageViews"]).meta({ id: "ManualCheck", description: "A check." }),
        ).optional(),
      })
      .refine(({ tests, checks }) => tests ?? checks, "must name at least one test or one check")
      .meta({ id: "ConformanceCriterion", description: "One row." }),
  );

export const conformanceCriteria = collection("The rows of the report. Claim nothing that no test or check shows.", {
  levelA: criteria("All WCAG 2.2 criteria of level A, by number."),
  levelAA: criteria("All WCAG 2.2 criteria of level AA, by number."),
  levelAAA: criteria("The WCAG 2.2 criteria of level AAA that the site builds toward, by number."),
  section508: criteria("The Revised Section 508 standards, in their order."),
});
