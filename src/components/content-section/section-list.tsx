import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../inline-text/inline-text";
import { uiStrings } from "../../strings/ui-strings";
import { StatusBadge } from "../status-badge/status-badge";
import { FoldedText } from "./folded-text";
import "./content-section.css";

type Part = Queries.SectionListFragment;
interface Entries<Name extends keyof Part> {
  readonly entries: NonNullable<Part[Name]>;
}

/** Events in their order, along a rail. Up to four are side by side if there's room, more are one below the other. */
const Timeline = ({ entries }: Entries<"timeline">) => (
  <ol className={entries.length < 5 ? "timeline timeline--row rail" : "timeline rail"} role="list">
    {entries.map(({ name, text }) => (
      <li key={name}>
        <strong>{name}</strong> <InlineText text={text} />
      </li>
    ))}
  </ol>
);

/** What to do on which day. The day's number is large. The title of a later day opens it. */
const Days = ({ entries }: Entries<"days">) => (
  <ol className="days rail ruled-list ruled-list--loose" role="list">
    {entries.map(({ label, number, title, text, points }, index) => (
      <li key={number} className="station columns columns--aside columns--early">
        <p className="label">
          {label} <strong className="large-number">{number}</strong>
        </p>
        <details open={index === 0}>
          <summary>{title}</summary>
          <div className="flow">
            {text ? (
              <p>
                <InlineText text={text} />
              </p>
            ) : null}
            {points ? (
              <ul>
                <InlineTexts as="li" texts={points} />
              </ul>
            ) : null}
          </div>
        </details>
      </li>
    ))}
  </ol>
);

const Numbers = ({ entries }: Entries<"numbers">) => (
  <ul className="numbers ruled-list auto-columns" role="list">
    {entries.map(({ number, unit, text }) => (
      <li key={text} className="content-section__measurement">
        <strong className="content-section__unit">
          <span className="content-section__number large-number">{number}</span> {unit}
        </strong>{" "}
        <span>
          <InlineText text={text} />
        </span>
      </li>
    ))}
  </ul>
);

interface NamedEntriesProps extends Entries<"facts"> {
  /** Whether they stand in columns as wide as the page. */
  readonly isSpread: boolean;
}

/** Names, each with its text beside or below it. */
const NamedEntries = ({ entries, isSpread }: NamedEntriesProps) => (
  <dl className={isSpread ? "spread auto-columns" : "named-lines ruled-list rows rows--stacked"}>
    {entries.map(({ name, text, result }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {result ? (
            <p className="content-section__badges">
              <StatusBadge tone={result === "met" ? "good" : "half"} text={uiStrings.results[result]} />
            </p>
          ) : null}
          <InlineText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

interface FoldedEntriesProps {
  readonly entries: readonly { readonly name: string; readonly text: string }[];
  readonly isSpread: boolean;
}

/** Names with their texts, too, but on phones each text is folded, and its name opens it. */
export const FoldedEntries = ({ entries, isSpread }: FoldedEntriesProps) => (
  <ul className={isSpread ? "folds spread auto-columns" : "folds ruled-list"} role="list">
    {entries.map(({ name, text }) => (
      <li key={name}>
        <FoldedText name={name} paragraphs={[text]} />
      </li>
    ))}
  </ul>
);

/** Which list a part has: the schema allows it one. */
export const listIn = ({ bullets, steps, facts, timeline, numbers, days }: Part) =>
  bullets ?? steps ?? facts ?? timeline ?? numbers ?? days;

/** The list of a part of a page. */
export const SectionList = ({ bullets, steps, facts, timeline, numbers, days, spread, folded }: Part) => {
  const isSpread = spread === true;
  const columns = isSpread ? { className: "auto-columns" } : {};
  if (timeline) return <Timeline entries={timeline} />;
  if (days) return <Days entries={days} />;
  if (numbers) return <Numbers entries={numbers} />;
  if (facts) {
    // The result of a goal is never folded.
    const List = folded === true && facts.every(({ result }) => result === null) ? FoldedEntries : NamedEntries;
    return <List entries={facts} isSpread={isSpread} />;
  }
  if (steps)
    return (
      <ol {...columns}>
        <InlineTexts as="li" texts={steps} />
      </ol>
    );
  return (
    <ul {...columns}>
      <InlineTexts as="li" texts={bullets ?? []} />
    </ul>
  );
};

export const fragment = graphql`
  fragment SectionList on ContentSection {
    spread
    folded
    bullets
    steps
    facts {
      name
      text
      result
    }
    timeline {
      name
      text
    }
    numbers {
      number
      unit
      text
    }
    days {
      label
      number
      title
      text
      points
    }
  }
`;
