import { z } from "zod";
import { collection, group, isoDate, list, paragraph, sample, singleLine } from "../fields";
import { intro, pageTop, section } from "../shared-schemas";

/**
 * The conformance report, a VPAT 2.5Rev (International Edition, without EN 301 549). Its users agree not to deviate
 * materially from the template of the Information Technology Industry Council: parts, their order, and terms are fixed.
 * Two files: the words, and the rows of the tables. Names of tables, columns and results:
 * src/strings/conformance-strings.ts.
 */

export const conformancePage = collection(
  "The words of the accessibility conformance report. The rows are in criteria.yaml. It must stay true: change it, and its date, when the site or its tests change.",
  {
    sample: sample("The studio and its email address are invented."),
    ...pageTop,
    product: singleLine(120, "The product and its version."),
    date: isoDate("The day of the report, in quotes."),
    description: singleLine(160, "What the product is."),
    totals: group("ConformanceTotals", "Beside the numbers of criteria at levels A and AA.", {
      total: singleLine(120, "Which criteria are counted."),
      supported: singleLine(120, "Those that the site supports."),
      notApplicable: singleLine(80, "Those that don't apply."),
      rest: singleLine(120, "Those, of Section 508 as well, that are met in part or not, shown where there are any."),
    }),
    notes: section,
    methods: section,
    standards: section,
    terms: section,
    wcagReport: group("WcagReport", "Heading and note before the tables of WCAG.", {
      heading: intro.heading,
      notes: paragraph("What the tables also document, and their scope.", 400),
    }),
    section508Report: group("Section508Report", "Heading of the chapters of Section 508, and those without a table.", {
      heading: intro.heading,
      chapter4: paragraph("Why hardware has no table.", 200),
      chapter5: paragraph("Why software has no table.", 200),
    }),
    disclaimer: section,
  },
);

/** For `superRefine`: a table has the rows of the VPAT, in its order. */
const asInVpat =
  (numbers: readonly string[]) =>
  (rows: readonly { readonly number: string }[], { addIssue }: z.RefinementCtx): void => {
    const index = [...numbers, ""].findIndex((number, place) => (rows[place]?.number ?? "") !== number);
    const message = `${index < numbers.length ? `Entry ${String(numbers[index])}` : "No entry"} should come here.\nIf you deleted one by mistake, put it back: CONTENT.md says how, under Undo. Otherwise correct the number or the order, or delete this entry.`;
    if (index !== -1) addIssue({ code: "custom", path: index in rows ? [index] : [], input: rows, message });
  };

/** @param numbers those of the VPAT */
const criteria = (numbers: string, description: string) =>
  list(
    description,
    z
      .strictObject({
        number: z
          .string()
          .regex(
            /^(?:\d\.\d\.\d+|\d{3}\.\d)$/u,
            'This isn\'t a criterion.\nWrite its number in quotes, such as "1.1.1"',
          )
          .meta({ description: "The number, in quotes: 1.1.1 or 302.1." }),
        name: singleLine(100, "The official name, with its level and versions as the VPAT has them."),
        conformance: z
          .enum(["supports", "partiallySupports", "doesNotSupport", "notApplicable", "seeWcag"])
          .meta({ id: "ConformanceResult", description: "The result. seeWcag: the tables of WCAG say it." }),
        remark: paragraph("What was found, and how. Claim nothing that no test or described check shows.", 480),
        evidence: list(
          "The methods that show it. Each is described on the page. A comment names the files of the tests.",
          z
            .enum([
              "ruleEngines",
              "visits",
              "chosenKeys",
              "speech",
              "pageCode",
              "pageReview",
              "textReview",
              "codeReview",
              "pageViews",
            ])
            .meta({ id: "EvaluationMethod", description: "A method." }),
        ),
      })
      .meta({ id: "ConformanceCriterion", description: "One row." }),
  ).superRefine(asInVpat(numbers.split(" ")));

export const conformanceCriteria = collection(
  "The rows of the report. Claim nothing that no test or check shows. Name the files of tests in comments.",
  {
    levelA: criteria(
      "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 " +
        "2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2",
      "All WCAG 2.2 criteria of level A, by number, and 4.1.1.",
    ),
    levelAA: criteria(
      "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 " +
        "2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
      "All WCAG 2.2 criteria of level AA, by number.",
    ),
    chapter3: criteria(
      "302.1 302.2 302.3 302.4 302.5 302.6 302.7 302.8 302.9",
      "Section 508, chapter 3: Functional Performance Criteria.",
    ),
    chapter6: criteria("602.2 602.3 602.4 603.2 603.3", "Section 508, chapter 6: Support Documentation and Services."),
  },
);
