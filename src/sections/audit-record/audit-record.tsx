import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { dayInWords } from "../../lib/day-in-words";
import { fillIn } from "../../lib/fill-in";
import type { AuditData, AuditWords } from "./audit-data";
import { AuditTools } from "./audit-tools";
import { figure } from "./figure";
import "./audit-record.css";

interface AuditRecordProps {
  readonly words: AuditWords;
  readonly audit: AuditData;
}

/** What the last audit of the whole site looked at and found: figures, settings, and what each tool did. */
export const AuditRecord = ({ words, audit }: AuditRecordProps) => {
  const { date, pages, states, widths, colours, tools, checks, faults } = audit;
  const figures = [
    { label: words.pages, count: pages.length },
    { label: words.states, count: states.length },
    { label: words.tools, count: tools.length },
    { label: words.checks, count: checks },
    { label: words.faults, count: faults },
  ];
  const settings = [
    { label: words.widthsLabel, items: widths.map((width) => fillIn(words.width, { width })) },
    { label: words.coloursLabel, items: colours },
    { label: words.statesLabel, items: states },
  ];
  return (
    <PageSection
      heading={words.heading}
      lead={fillIn(words.lead, { date: dayInWords(date) })}
      ground="mist"
      anchor="last-audit"
    >
      <dl className="audit-record__figures">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(count)}</dd>
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
