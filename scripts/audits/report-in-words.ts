import { sortOut, type Accepted } from "./accepted";
import type { ViewResult } from "./messages";
import type { AuditReport, PlacedFinding } from "./report";

/** One line a view while the audits run, and the rules that it breaks. */
export const viewInWords = (
  { view: { page, state }, verdicts, fault }: ViewResult,
  accepted: readonly Accepted[],
): string => {
  if (fault !== undefined) return `  BROKEN  ${page}  ${state}: ${fault}`;
  const found = verdicts.flatMap(({ tool, findings }) => findings.map((finding) => ({ ...finding, tool, page })));
  const rules = new Set(sortOut(found, accepted).faults.map(({ tool, rule }) => `${tool} ${rule}`));
  return `  ${rules.size === 0 ? "ok    " : "FAILED"}  ${page}  ${[state, ...rules].join("; ")}`;
};

/** The same fault stands on many pages: it is told once, with all its places. */
const groupsOf = (faults: readonly PlacedFinding[]): readonly (readonly PlacedFinding[])[] => {
  const groups = new Map<string, PlacedFinding[]>();
  for (const fault of faults) {
    const key = [fault.tool, fault.rule, fault.message].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()];
};

const groupInWords = (group: readonly PlacedFinding[]): readonly string[] => {
  const [first] = group;
  if (first === undefined) return [];
  const places = group.map(
    ({ page, state, width, colors, place }) => `${page} (${state}, ${width} px, ${colors})  ${place}`,
  );
  const more = places.length > 6 ? [`    and ${places.length - 6} more`] : [];
  return [
    `  ${first.tool} ${first.rule}: ${first.message}`,
    `    ${first.markup}`,
    ...places.slice(0, 6).map((place) => `    on ${place}`),
    ...more,
  ];
};

/** What a person reads at the end of the audits: what is wrong and where, what was accepted, and the counts. */
export const reportInWords = (report: AuditReport): string =>
  [
    ...(report.faults.length === 0 ? [] : ["Faults:", ...groupsOf(report.faults).flatMap(groupInWords)]),
    ...report.broken.map(({ page, state, why }) => `Could not be audited: ${page} (${state}): ${why}`),
    ...report.stale.map(
      ({ tool, rule, holds }) =>
        `Nothing matches this entry of accepted-findings.yaml any more, so delete it: ${tool} ${rule} "${holds}"`,
    ),
    ...report.accepted.map(
      ({ entry, times }) => `Accepted ${times} times: ${entry.tool} ${entry.rule} "${entry.holds}"`,
    ),
    ...report.tools.map(
      ({ tool, version, audits, faults, undecided }) =>
        `${tool} ${version}: ${audits} audits, ${faults} faults, ${undecided} places for a person to look at`,
    ),
    `${report.passed} audits passed, ${report.failed} failed.`,
  ].join("\n");
