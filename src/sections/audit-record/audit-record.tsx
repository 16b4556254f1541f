import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { LastAuditView, LastSpeechView, StatementPageView } from "../../content-schema/view-types";
import { formatDate } from "../../lib/format-date";
import { interpolate } from "../../lib/interpolate";
import { auditStrings } from "./audit-strings";
import { AuditTools, type AuditTool } from "./audit-tools";
import { formatNumber } from "../../lib/format-number";
import "./audit-record.css";

interface AuditRecordProps {
  readonly content: StatementPageView["audit"];
  /** The recording of a screen reader, where there is one. */
  readonly speech?: Omit<LastSpeechView, "scenes"> | null;
  readonly audit: Omit<LastAuditView, "tools" | "audits"> & { readonly tools: readonly AuditTool[] };
}

/** What the last audit of the whole site looked at and found: figures, settings, and what each tool did. */
export const AuditRecord = ({ content, audit, speech }: AuditRecordProps) => {
  const { date, pages, states, widths, colors, tools, checks, findings, suppressed } = audit;
  const figures = [
    { label: auditStrings.pages, count: pages.length },
    { label: auditStrings.states, count: states.length },
    { label: auditStrings.tools, count: tools.length },
    { label: auditStrings.checks, count: checks },
    { label: auditStrings.findings, count: findings },
    { label: auditStrings.suppressed, count: suppressed },
  ];
  const settings = [
    { label: auditStrings.widthsLabel, items: widths.map((width) => interpolate(auditStrings.width, { width })) },
    { label: auditStrings.colorsLabel, items: colors },
    { label: auditStrings.statesLabel, items: states },
  ];
  return (
    <PageSection
      heading={content.heading}
      lead={interpolate(content.lead, { date: formatDate(date) })}
      background="mist"
      anchor="last-audit"
    >
      <dl className="audit-record__figures facts auto-columns">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <dl className="audit-record__settings stack">
        {settings.map(({ label, items }) => (
          <div key={label}>
            <dt>{label}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <AuditTools tools={tools} />
      <p>
        <InlineText text={content.closing} />
      </p>
      {speech ? (
        <p>
          {interpolate(content.speech, { ...speech, date: formatDate(speech.date) })}{" "}
          <a href="/how-this-site-sounds/">{auditStrings.speechLink}</a>
        </p>
      ) : null}
    </PageSection>
  );
};
