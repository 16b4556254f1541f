import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../inline-text/inline-text";
import { Days } from "./days";
import { FoldedEntries, NamedEntries } from "./named-entries";
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

/** Which list a part has: the schema allows it one. */
export const listIn = ({ bullets, steps, facts, timeline, numbers, days }: Part) =>
  bullets ?? steps ?? facts ?? timeline ?? numbers ?? days;

/** The list of a part of a page. */
export const SectionList = ({ bullets, steps, facts, timeline, numbers, days, spread, folded }: Part) => {
  const isSpread = spread === true;
  const columns = isSpread ? { className: "auto-columns" } : {};
  if (timeline) return <Timeline entries={timeline} />;
  if (days) return <Days days={days} />;
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
