import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { formatDate } from "../../lib/format-date";
import { interpolate } from "../../lib/interpolate";
import type { AuditData, AuditWords } from "./audit-data";
import { AuditTools } from "./audit-tools";
import { formatNumber } from "../../lib/format-number";
import "./audit-record.css";

interface AuditRecordProps {
  readonly words: AuditWords;
  readonly audit: AuditData;
}

/** What the last audit of the whole site looked at and found: figures, settings, and what each tool did. */
export const AuditRecord = ({ words, audit }: AuditRecordProps) => {
  const { date, pages, states, widths, colors, tools, checks, faults } = audit;
  const figures = [
    { label: words.pages, count: pages.length },
    { label: words.states, count: states.length },
    { label: words.tools, count: tools.length },
    { label: words.checks, count: checks },
    { label: words.faults, count: faults },
  ];
  const settings = [
    { label: words.widthsLabel, items: widths.map((width) => interpolate(words.width, { width })) },
    { label: words.colorsLabel, items: colors },
    { label: words.statesLabel, items: states },
  ];
  return (
    <PageSection
      heading={words.heading}
      lead={interpolate(words.lead, { date: formatDate(date) })}
      ground="mist"
      anchor="last-audit"
    >
      <dl className="audit-record__figures">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <dl className="audit-record__settings">
        {settings.map(({ label, items }) => (
          <div key={label}>
            <dt>{label}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <AuditTools words={words} tools={tools} />
      <p className="audit-record__closing">
        <InlineText text={words.closing} />
      </p>
    </PageSection>
  );
};
