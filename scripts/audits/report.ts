import type { Accepted } from "./accepted";
import { sortOut } from "./accepted";
import { auditToolNames, type AuditToolName } from "./engines/engine";
import type { Finding } from "./finding";
import type { Colors } from "./judge-view";
import type { ViewResult } from "./messages";
import { auditStates } from "./states";
import { axeVersionOfPa11y, toolVersion } from "./tool-files";
import { asServed, atRest, viewports } from "./views";
import type { Pa11yResult } from "./with-pa11y";

/** What the audits write down: reports/audits.json. The record that visitors see is made of it (record.ts). */

/** A finding with its place in the site. */
export interface PlacedFinding extends Finding {
  readonly tool: AuditToolName;
  readonly page: string;
  readonly state: string;
  readonly width: number;
  readonly colors: Colors;
}

export interface ToolReport {
  readonly tool: AuditToolName;
  /** As the package says it, others that it brings in brackets. */
  readonly version: string;
  /** How many different rules it applied. Unknown for pa11y-ci, which does not tell. */
  readonly rules?: number;
  /** The widths and the colors that it saw. */
  readonly widths: readonly number[];
  readonly colors: readonly Colors[];
  /** How often it judged a page in a state, at a width, in some colors. */
  readonly audits: number;
  /** Rules applied, summed over all audits. Left out with `rules`. */
  readonly checks?: number;
  readonly faults: number;
  /** Places that it asks a person to look at. */
  readonly undecided: number;
}

export interface AuditReport {
  readonly passed: number;
  readonly failed: number;
  /** Year-month-day, in UTC. */
  readonly date: string;
  /** Whether all tools saw the pages at rest at every width, as the record for visitors asks. */
  readonly everyWidth: boolean;
  readonly pages: readonly string[];
  readonly states: readonly string[];
  readonly widths: readonly number[];
  readonly colors: readonly Colors[];
  readonly tools: readonly ToolReport[];
  readonly faults: readonly PlacedFinding[];
  /** Views that could not be judged. */
  readonly broken: readonly {
    readonly page: string;
    readonly state: string;
    readonly widths: readonly number[];
    readonly why: string;
  }[];
  readonly accepted: readonly { readonly entry: Accepted; readonly times: number }[];
  /** Entries of the accepted findings that match nothing. Each counts as a failed audit. */
  readonly stale: readonly Accepted[];
  /** What a person must decide, one line for each tool and rule. */
  readonly undecided: readonly {
    readonly tool: AuditToolName;
    readonly rule: string;
    readonly times: number;
    readonly example: string;
  }[];
}

const versions: Readonly<Record<AuditToolName, () => string>> = {
  "pa11y-ci": () =>
    `${toolVersion("pa11y-ci")} (axe-core ${axeVersionOfPa11y()}, HTML_CodeSniffer ${toolVersion("@pa11y/html_codesniffer")})`,
  axe: () => toolVersion("axe-core"),
  ibm: () => toolVersion("accessibility-checker-engine"),
  alfa: () => toolVersion("@siteimprove/alfa-rules"),
  htmlcs: () => toolVersion("@pa11y/html_codesniffer"),
  html: () => toolVersion("html-validate"),
};

/** The version of each tool as it is installed. @throws when one is not */
export const installedVersion = (tool: AuditToolName): string => versions[tool]();

/** One tool's judgment of one view in one set of colors. */
interface Audit {
  readonly tool: AuditToolName;
  readonly page: string;
  readonly state: string;
  readonly width: number;
  readonly colors: Colors;
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
  readonly undecided: readonly Finding[];
}

const auditsOf = (views: readonly ViewResult[], pa11y: readonly Pa11yResult[]): readonly Audit[] => [
  ...pa11y
    .filter(({ fault }) => fault === undefined)
    .map((one): Audit => ({ ...one, tool: "pa11y-ci", colors: "light", rules: [], undecided: [] })),
  ...views.flatMap(({ view: { page, state }, verdicts }) =>
    verdicts.map((verdict): Audit => ({ ...verdict, page, state })),
  ),
];

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const widthsOf = (audits: readonly Audit[]): readonly number[] =>
  [...distinct(audits.map(({ width }) => width))].sort((one, other) => one - other);

const colorsOf = (audits: readonly Audit[]): readonly Colors[] => distinct(audits.map(({ colors }) => colors));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Puts together what all tools said.
 * @param date year-month-day
 * @param pages all addresses that were audited
 */
export const makeReport = (
  date: string,
  pages: readonly string[],
  views: readonly ViewResult[],
  pa11y: readonly Pa11yResult[],
  accepted: readonly Accepted[],
): AuditReport => {
  const audits = auditsOf(views, pa11y);
  const placed = audits.flatMap(({ tool, page, state, width, colors, findings }) =>
    findings.map((finding): PlacedFinding => ({ ...finding, tool, page, state, width, colors })),
  );
  const { faults, excused, stale } = sortOut(placed, accepted);
  const broken = [
    ...views.flatMap(({ view: { page, state, viewports: sizes }, fault }) =>
      fault === undefined ? [] : [{ page, state, widths: sizes.map(({ width }) => width), why: fault }],
    ),
    ...pa11y.flatMap(({ page, state, width, fault }) =>
      fault === undefined ? [] : [{ page, state, widths: [width], why: `pa11y-ci: ${fault}` }],
    ),
  ];
  const isAt = (audit: Audit, fault: PlacedFinding): boolean =>
    audit.tool === fault.tool &&
    audit.page === fault.page &&
    audit.state === fault.state &&
    audit.width === fault.width &&
    audit.colors === fault.colors;
  const failed = audits.filter((audit) => faults.some((fault) => isAt(audit, fault))).length;
  const undecided = audits.flatMap(({ tool, undecided: open }) => open.map((finding) => ({ tool, finding })));
  return {
    passed: audits.length - failed,
    failed: failed + broken.length + stale.length,
    date,
    everyWidth: views.every(({ view }) => view.state !== atRest || view.viewports.length === viewports.length),
    pages,
    // Processes end their work in any order; the report is to be the same each time.
    states: [asServed, atRest, ...auditStates.map(({ name }) => name)].filter((name) =>
      audits.some(({ state }) => state === name),
    ),
    widths: widthsOf(audits),
    colors: colorsOf(audits),
    tools: auditToolNames.map((tool) => {
      const own = audits.filter((audit) => audit.tool === tool);
      const rules = distinct(own.flatMap((audit) => audit.rules)).length;
      return {
        tool,
        version: installedVersion(tool),
        ...(rules === 0 ? {} : { rules, checks: sum(own.map((audit) => audit.rules.length)) }),
        widths: widthsOf(own),
        colors: colorsOf(own),
        audits: own.length,
        faults: faults.filter((fault) => fault.tool === tool).length,
        undecided: sum(own.map((audit) => audit.undecided.length)),
      };
    }),
    faults,
    broken,
    accepted: excused,
    stale,
    undecided: distinct(undecided.map(({ tool, finding }) => `${tool} ${finding.rule}`)).flatMap((name) => {
      const same = undecided.filter(({ tool, finding }) => `${tool} ${finding.rule}` === name);
      const [first] = same;
      if (first === undefined) return [];
      const { tool, finding } = first;
      return { tool, rule: finding.rule, times: same.length, example: `${finding.message} ${finding.markup}` };
    }),
  };
};
