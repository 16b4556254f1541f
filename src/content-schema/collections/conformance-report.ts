import { z } from "zod";
import { head, pageHeader } from "../shared-schemas";
import { collection, heading, isoDate, key, paragraph, paragraphs, singleLine, template } from "../fields";

/**
 * The conformance report: WCAG 2.2 and Section 508, in a form of our own. The name VPAT is kept for the unchanged template
 * of the Information Technology Industry Council; only its four results are used. Three files: the words, the WCAG criteria, the Section 508 criteria.
 */

/** The conformance levels. Their names for readers are in the YAML file (`terms`). */
const conformanceLevels = ["supports", "partiallySupports", "doesNotSupport", "notApplicable"] as const;

const conformance = z
  .enum(conformanceLevels)
  .meta({ id: "ConformanceLevel", description: "supports, partiallySupports, doesNotSupport or notApplicable." });

const remark = paragraph("What was found, and how. Claim nothing that no test or described check shows.", 480);

/** Evidence is required: a row without a test names the check by hand that was made. */
const evidence = {
  tests: z
    .array(
      z
        .string()
        .regex(
          /^(?:__tests__|src|scripts|server)\/\S+\.(?:test|spec)\.tsx?$|^scripts\/\S+\.ts$/u,
          "must be a test's file",
        )
        .meta({ description: "A test's file, from the project's root, such as __tests__/e2e/pricing.spec.ts." }),
    )
    .min(1)
    .optional()
    .meta({ description: "The test files that show it. Each must exist." }),
  checks: z
    .array(key("The key of a check that is described in accessibility-conformance-report.yaml."))
    .min(1)
    .optional()
    .meta({ description: "The checks by hand that show it." }),
};

const hasEvidence = (row: { tests?: unknown; checks?: unknown }): boolean =>
  row.tests !== undefined || row.checks !== undefined;

const needsEvidence = "must name at least one test or one check";

const tableWords = z
  .strictObject({
    heading: singleLine(60, "The heading of this part of the page."),
    caption: singleLine(120, "Caption."),
  })
  .meta({ id: "ConformanceTableWords", description: "Heading and caption of a table." });

export const conformancePage = collection(
  "The words of the accessibility conformance report. The rows stand in wcag-2.2.yaml and section-508.yaml. It must stay true: change it, and its date, when the site or its tests change.",
  {
    head,
    pageHeader,
    product: z
      .strictObject({
        heading: heading(60, "Heading over the facts of the report."),
        nameLabel: singleLine(40, "The words before the product."),
        name: heading(120, "The product and its version."),
        dateLabel: singleLine(40, "The words before the report's date."),
        date: isoDate("The day of the report, in quotes.", "reviewDate"),
        editionLabel: singleLine(40, "The words before the form."),
        edition: singleLine(120, "What kind of document this is."),
        standardsLabel: singleLine(40, "The words before the standards."),
        standards: singleLine(160, "The standards that the report covers."),
        contactLabel: singleLine(40, "The words before the mail address. The address is in content/studio.yaml."),
      })
      .meta({ id: "ConformanceProduct", description: "What the report is about." }),
    methods: z
      .strictObject({
        heading: heading(60, "The heading of this part of the page."),
        paragraphs: paragraphs("How the product was tested, and how not."),
        toolsHeading: singleLine(60, "Heading over the tests by tools."),
        tools: z
          .array(paragraph("One kind of test.", 300))
          .min(2)
          .meta({ description: "The tests that run by machine." }),
        checksHeading: singleLine(60, "Heading over the checks by hand."),
        checks: z
          .array(
            z
              .strictObject({
                key: key("The name that rows use."),
                name: heading(60, "The check's name."),
                text: paragraph("Who looked at what, when, and what was asked of it.", 420),
              })
              .meta({ id: "ConformanceCheck", description: "One check by hand." }),
          )
          .min(1)
          .meta({ description: "The checks that people made." }),
      })
      .meta({ id: "ConformanceMethods", description: "How the product was tested." }),
    terms: z
      .strictObject({
        heading: heading(60, "The heading of this part of the page."),
        items: z
          .array(
            z
              .strictObject({
                term: conformance,
                name: heading(40, "The term as the tables write it."),
                meaning: paragraph("What it means.", 240),
              })
              .meta({ id: "ConformanceTerm", description: "One term." }),
          )
          .length(conformanceLevels.length)
          .meta({ description: "The four terms and what they mean." }),
      })
      .meta({ id: "ConformanceTerms", description: "The terms of the tables." }),
    summary: template(
      160,
      "Sums up the A and AA criteria; {total}, {supported} and {notApplicable} become figures.",
      "total",
      "supported",
      "notApplicable",
    ),
    summaryRest: template(120, "Added where some criteria are met in part or not; {count} becomes a figure.", "count"),
    tables: z
      .strictObject({
        criterion: singleLine(40, "Heading of the first column."),
        conformance: singleLine(40, "Heading of the second column."),
        remarks: singleLine(40, "Heading of the third column."),
        tests: singleLine(40, "The words before the test files of a row."),
        checks: singleLine(40, "The words before the checks by hand of a row."),
        levelA: tableWords,
        levelAA: tableWords,
        levelAAA: z
          .strictObject({
            heading: heading(60, "The heading of this part of the page."),
            caption: singleLine(120, "Caption."),
            lead: paragraph("A word first.", 300),
          })
          .meta({ id: "ConformanceTableWithLead", description: "Heading, a word first, and caption." }),
        section508: z
          .strictObject({
            heading: heading(60, "The heading of this part of the page."),
            caption: singleLine(120, "Caption."),
            lead: paragraph("A word first.", 500),
          })
          .meta({ id: "ConformanceTableWithLead", description: "Heading, a word first, and caption." }),
        removed: paragraph("Says what became of 4.1.1 Parsing.", 360),
      })
      .meta({ id: "ConformanceTables", description: "The words of the tables." }),
    legal: z
      .strictObject({
        heading: heading(60, "The heading of this part of the page."),
        paragraphs: paragraphs("What the report is and is not."),
      })
      .meta({ id: "ConformanceLegal", description: "What the report is and is not." }),
  },
);

export const conformanceCriteria = collection("WCAG 2.2, one row each. Claim nothing that no test or check shows.", {
  criteria: z
    .array(
      z
        .strictObject({
          number: z
            .string()
            .regex(/^[1-4]\.\d\.\d{1,2}$/u, "must be a criterion's number in quotes")
            .meta({ description: "The criterion's number, in quotes." }),
          name: heading(80, "The criterion's official name."),
          level: z
            .enum(["A", "AA", "AAA"])
            .meta({ id: "WcagLevel", description: "A, AA, or AAA where the site claims more." }),
          conformance,
          remark,
          ...evidence,
        })
        .refine(hasEvidence, needsEvidence)
        .meta({ id: "ConformanceCriterion", description: "One success criterion." }),
    )
    .min(1)
    .meta({ description: "All criteria of levels A and AA, and those of AAA that the site claims, by number." }),
});

export const section508Criteria = collection("The Revised Section 508 standards, one row each.", {
  criteria: z
    .array(
      z
        .strictObject({
          number: z
            .string()
            .regex(/^(?:E205\.4|\d{3}(?:\.\d)?|Chapter \d)$/u, "must be a section's number in quotes")
            .meta({ description: "The section's number, in quotes: 302.1, E205.4, or Chapter 4." }),
          name: heading(80, "The section's official name."),
          conformance,
          remark,
          ...evidence,
        })
        .refine(hasEvidence, needsEvidence)
        .meta({ id: "Section508Criterion", description: "One section of the standards." }),
    )
    .min(1)
    .meta({ description: "The sections, in the standards' order." }),
});
