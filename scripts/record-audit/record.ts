import type { z } from "zod";
import { lastAudit } from "../../src/content-schema/collections/last-audit";
import type { Audit } from "./audit";

/** The engines as the accessibility statement presents them, in its order. */
const engines = [
  { engine: "axe", name: "axe", maker: "by Deque: WCAG, levels A to AAA, and good practice" },
  { engine: "alfa", name: "Siteimprove Alfa", maker: "WCAG, levels A to AAA, and good practice" },
  { engine: "ibm", name: "IBM Equal Access", maker: "WCAG 2.2 and IBM’s own rules" },
  { engine: "htmlcs", name: "HTML_CodeSniffer", maker: "WCAG, level AA, and the rules of Section 508" },
  { engine: "pa11y-ci", name: "pa11y-ci", maker: "axe and HTML_CodeSniffer, level AA, before scripts run" },
  { engine: "html-validate", name: "html-validate", maker: "valid HTML, after scripts have run" },
] as const;

type AuditRecord = z.infer<typeof lastAudit>;

/** What pa11y-ci did: one audit is one page. */
export type Pa11yRun = Pick<AuditRecord["tools"][number], "version" | "widths" | "findings"> & {
  readonly audits: number;
};

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const widthsOf = (audits: readonly Audit[]): number[] =>
  distinct(audits.map(({ width }) => width)).sort((a, b) => a - b);

/**
 * The audit record, content/audit/last-audit.yaml.
 * @param date year-month-day
 * @param suppressions how many kinds of findings are suppressed
 * @throws when an engine is missing or found something
 */
export const recordOf = (
  date: string,
  audits: readonly Audit[],
  { audits: pa11yAudits, ...pa11y }: Pa11yRun,
  suppressions: number,
): AuditRecord => {
  const tools = engines.map(({ engine, name, maker }) => {
    if (engine === "pa11y-ci") return { name, maker, colors: ["light"], ...pa11y };
    const ofEngine = audits.filter((audit) => audit.engine === engine);
    const [first] = ofEngine;
    if (first === undefined) throw new Error(`The reports hold no audit by ${name}.`);
    return {
      name,
      maker,
      version: first.version,
      widths: widthsOf(ofEngine),
      colors: distinct(ofEngine.map(({ colors }) => colors)),
      rules: Math.max(...ofEngine.map(({ rules }) => rules)),
      checks: sum(ofEngine.map(({ rules }) => rules)),
      findings: sum(ofEngine.map(({ findings }) => findings)),
    };
  });
  const findings = sum(tools.map((tool) => tool.findings));
  if (findings > 0) throw new Error(`The engines report ${findings} findings. Fix them, then run the tests again.`);
  return lastAudit.parse({
    date,
    pages: distinct(audits.map(({ page }) => page)).sort(),
    states: [
      "as sent, before scripts run",
      "idle, with scripts running",
      ...distinct(audits.flatMap(({ state = [] }) => state)),
    ],
    widths: widthsOf(audits),
    colors: distinct(audits.map(({ colors }) => colors)),
    tools,
    audits: audits.length + pa11yAudits,
    checks: sum(audits.map(({ rules }) => rules)),
    findings,
    suppressed: suppressions,
  });
};
