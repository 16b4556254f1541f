import { stringify } from "yaml";
import { z } from "zod";
import { auditToolNames, type AuditToolName } from "./engines/engine";

/** What visitors read of an audit: content/audit/last-audit.yaml, made of the audit's own report and nothing else. */

/** Where it lies, inside content/. Its shape is src/content-schema/collections/last-audit.ts. */
export const recordFile = "audit/last-audit.yaml";

/** The tools in words, in the order of the page. */
export const recordedTools: readonly { readonly tool: AuditToolName; readonly name: string; readonly maker: string }[] =
  [
    { tool: "axe", name: "axe", maker: "by Deque: WCAG, levels A to AAA, and good practice" },
    { tool: "alfa", name: "Siteimprove Alfa", maker: "WCAG, levels A to AAA, and good practice" },
    { tool: "ibm", name: "IBM Equal Access", maker: "WCAG 2.2 and IBM's own rules" },
    { tool: "htmlcs", name: "HTML_CodeSniffer", maker: "the rules of Section 508" },
    { tool: "pa11y-ci", name: "pa11y-ci", maker: "axe and HTML_CodeSniffer, level AA, before scripts run" },
    { tool: "html", name: "html-validate", maker: "valid HTML, after scripts have run" },
  ];

const number = z.int().min(0);

/** What a record takes of reports/audits.json (report.ts). */
const reportParts = z.object({
  passed: number,
  failed: number,
  date: z.iso.date(),
  everyWidth: z.boolean(),
  pages: z.array(z.string()),
  states: z.array(z.string()),
  widths: z.array(number),
  colors: z.array(z.string()),
  tools: z.array(
    z.object({
      tool: z.enum(auditToolNames),
      version: z.string(),
      rules: number.optional(),
      checks: number.optional(),
      widths: z.array(number),
      colors: z.array(z.string()),
      audits: number,
      faults: number,
    }),
  ),
  faults: z.array(z.unknown()),
  accepted: z.array(z.unknown()),
});

/** Reads reports/audits.json. @throws when it is none */
export const readReport = (json: string): z.infer<typeof reportParts> => reportParts.parse(JSON.parse(json));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The record as data.
 * @throws when the audit failed, left pages out at a width, or a tool is missing in its report
 */
export const recordOf = (report: z.infer<typeof reportParts>) => {
  if (report.failed > 0) {
    throw new Error(`The last audit has ${report.failed} failures. Mend them and run npm run test:audits again.`);
  }
  if (!report.everyWidth) {
    throw new Error("Not all tools saw every page at 768 px. Run npm run test:audits -- --every-width first.");
  }
  return {
    date: report.date,
    pages: report.pages,
    states: report.states,
    widths: report.widths,
    colors: report.colors,
    tools: recordedTools.map(({ tool, name, maker }) => {
      const own = report.tools.find((candidate) => candidate.tool === tool);
      if (own === undefined || own.audits === 0) throw new Error(`The last audit was made without ${name}.`);
      const { version, widths, colors, rules, audits, faults } = own;
      return { name, maker, version, widths, colors, ...(rules === undefined ? {} : { rules }), audits, faults };
    }),
    audits: report.passed,
    checks: sum(report.tools.map(({ checks = 0 }) => checks)),
    faults: report.faults.length,
    accepted: report.accepted.length,
  };
};

/** The record as the text of its file. @param schemaLine names the file's schema to editors' tools */
export const recordText = (report: z.infer<typeof reportParts>, schemaLine: string): string =>
  `${schemaLine}# What the last audit of the whole site found. Do not edit it by hand: \`npm run audit:record\` writes it.\n` +
  `# The accessibility statement shows it.\n${stringify(recordOf(report), { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}`;
