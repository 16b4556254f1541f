import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { auditToolNames, type AuditToolName } from "./engines/engine";
import type { Finding } from "./finding";

/** The findings that are known to be no fault: accepted-findings.yaml. */

const entry = z.strictObject({
  tool: z.enum(auditToolNames),
  /** The rule's name, whole. */
  rule: z.string().min(1),
  /** A pattern of the pages it may occur on; without one, all. */
  pages: z.string().min(1).optional(),
  /** Stands in the finding's message, place or markup. Without one the rule as a whole would be off. */
  holds: z.string().min(3),
  /** Why it is no fault, with the evidence. */
  reason: z.string().min(60),
});

export type Accepted = z.infer<typeof entry>;

/** @throws when the file breaks its own rules */
export const readAccepted = (): readonly Accepted[] =>
  z.array(entry).parse(parse(readFileSync(path.join(__dirname, "accepted-findings.yaml"), "utf8")) ?? []);

/** Whether an entry speaks of this finding. */
const covers = (
  { tool, rule, pages, holds }: Accepted,
  found: Finding & { readonly tool: AuditToolName; readonly page: string },
): boolean =>
  tool === found.tool &&
  rule === found.rule &&
  (pages === undefined || new RegExp(pages, "u").test(found.page)) &&
  [found.message, found.place, found.markup].some((text) => text.includes(holds));

/** Tells faults from accepted findings, and entries that match nothing any more from those in use. */
export const sortOut = <Found extends Finding & { readonly tool: AuditToolName; readonly page: string }>(
  findings: readonly Found[],
  accepted: readonly Accepted[],
): {
  readonly faults: readonly Found[];
  readonly excused: readonly { readonly entry: Accepted; readonly times: number }[];
  readonly stale: readonly Accepted[];
} => {
  const times = new Map<Accepted, number>(accepted.map((one) => [one, 0]));
  const faults = findings.filter((found) => {
    const match = accepted.find((one) => covers(one, found));
    if (match !== undefined) times.set(match, (times.get(match) ?? 0) + 1);
    return match === undefined;
  });
  const counted = [...times].map(([one, count]) => ({ entry: one, times: count }));
  return {
    faults,
    excused: counted.filter((one) => one.times > 0),
    stale: counted.filter((one) => one.times === 0).map((one) => one.entry),
  };
};
