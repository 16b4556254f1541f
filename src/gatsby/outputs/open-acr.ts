import { stringify } from "yaml";
import type { z } from "zod";
import type { conformanceCriteria, conformancePage } from "../../content-schema/collections/conformance-report";
import { evidenceOf } from "../../sections/conformance-table/evidence";
import { conformanceStrings } from "../../strings/conformance-strings";
import type { Studio } from "../data-layer/filled-content";

interface Content {
  readonly report: Page;
  readonly criteria: Criteria;
  readonly studio: Studio;
  /** Which sentence on each page says that parts of the site are invented. */
  readonly reality: string;
}

type Page = z.output<typeof conformancePage>;
type Criteria = z.output<typeof conformanceCriteria>;
type Row = Criteria["levelA"][number];

/** Each result in OpenACR's words. It has none for "see WCAG", so such rows are named in a note. */
const levels = {
  supports: "supports",
  partiallySupports: "partially-supports",
  doesNotSupport: "does-not-support",
  notApplicable: "not-applicable",
} as const;

const textOf = ({ paragraphs, facts = [] }: Page["notes"]): string =>
  [...paragraphs, ...facts.map(({ name, text }) => `- **${name}** ${text}`)].join("\n\n");

const notesOf = (row: Row): string => `${row.remark}\n\n${evidenceOf(row)}`;

/** @param name the component of the catalog: Section 508 has no parts of a product */
const chapter = (name: "web" | "none", rows: readonly Row[], notes?: string) => ({
  ...(notes === undefined ? {} : { notes }),
  criteria: rows.map((row) => {
    if (row.conformance === "seeWcag") return { num: row.number };
    const adherence = { level: levels[row.conformance], notes: notesOf(row) };
    return { num: row.number, components: [{ name, adherence }] };
  }),
});

/**
 * The conformance report in the format OpenACR 0.1.0 of the US General Services Administration
 * (https://github.com/GSA/openacr). Its texts may hold Markdown, as the content's marks are.
 */
export const openAcr = ({ report: page, criteria, studio, reality }: Content): string => {
  const { levelA, levelAA, chapter3, chapter6 } = criteria;
  const { legalName, emails, siteUrl } = studio;
  const contact = { company_name: legalName, email: emails.accessibility, website: siteUrl };
  const seeWcag = chapter6
    .filter(({ conformance }) => conformance === "seeWcag")
    .map((row) => `${row.number}: ${conformanceStrings.results.seeWcag}. ${notesOf(row)}`);
  const report = {
    title: page.pageHeader.heading,
    product: { name: page.product, description: page.description },
    author: contact,
    vendor: contact,
    report_date: page.date,
    notes: `${textOf(page.notes)}\n\n${reality}`,
    evaluation_methods_used: textOf(page.methods),
    legal_disclaimer: textOf(page.disclaimer),
    catalog: "2.5-edition-wcag-2.2-508-en",
    chapters: {
      success_criteria_level_a: chapter("web", levelA, page.wcagReport.notes),
      success_criteria_level_aa: chapter("web", levelAA),
      success_criteria_level_aaa: { disabled: true },
      functional_performance_criteria: chapter("none", chapter3),
      hardware: { notes: page.section508Report.chapter4, disabled: true },
      software: { notes: page.section508Report.chapter5, disabled: true },
      support_documentation_and_services: chapter("none", chapter6, seeWcag.join("\n\n")),
    },
  };
  // YAML 1.1, which OpenACR's own tool reads, would take an unquoted day for a time.
  return stringify(report, { schema: "yaml-1.1", aliasDuplicateObjects: false }).replaceAll("](/", `](${siteUrl}/`);
};
