import type { ComponentProps } from "react";
import type { AuditRecord } from "../../sections/audit-record/audit-record";
import type { ConformanceTable } from "../../sections/conformance-table/conformance-table";
import type { SpeechRecord } from "../../sections/speech-record/speech-record";

type AuditRecordProps = ComponentProps<typeof AuditRecord>;

/** The words around an audit's figures. */
export const auditContent: AuditRecordProps["content"] = {
  heading: "What the last audit found",
  lead: "Recorded on {date}.",
  closing: "Tools find **part** of all barriers.",
  speech: "{screenReader} read {browser} on {date}.",
};

/** An audit of two pages. */
export const audit: AuditRecordProps["audit"] = {
  date: "2026-11-21",
  pages: ["/", "/pricing/"],
  states: ["at rest", "menu open", "form with errors"],
  widths: [320, 1280],
  colors: ["light", "dark"],
  tools: [
    { name: "axe", maker: "by Deque", version: "4.12.1", widths: [320, 1280], rules: 96, checks: 12420, findings: 0 },
    { name: "pa11y-ci", maker: "runs others", version: "4.1.1", widths: [320], rules: null, checks: null, findings: 3 },
  ],
  checks: 1234567,
  findings: 3,
  suppressed: 5,
};

/** What a screen reader said in one scene. */
export const speechTurns: ComponentProps<typeof SpeechRecord>["turns"] = [
  { key: null, utterances: [{ text: "Page has 1 heading.", isAdded: true }] },
  {
    key: "Tab",
    utterances: [
      { text: "Email", isAdded: false },
      { text: "entry required.", isAdded: true },
    ],
  },
];

/** A criterion with each result; the first has tests and checks, the others one of both. */
export const criteria: ComponentProps<typeof ConformanceTable>["rows"] = (
  ["supports", "partiallySupports", "doesNotSupport", "notApplicable"] as const
).map((conformance, index) => ({
  number: `1.1.${index + 1}`,
  name: "Non-text Content",
  conformance,
  remark: "Every picture has **words**.",
  tests: index !== 1 ? ["__tests__/build/pictures.test.ts", "src/lib/contrast.test.ts"] : null,
  checks: index < 2 ? ["textReview", "pageViews"] : null,
}));
