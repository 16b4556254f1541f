import { InlineText, InlineTexts } from "../inline-text/inline-text";
import { FoldedText } from "./folded-text";

type List = NonNullable<Queries.ContentSectionFragment["list"]>;

/** The strong words at an entry's beginning, and its text. */
const splitName = (item: string) => {
  const { name = "", text = item } = /^\*\*(?<name>[^*]+)\*\* (?<text>.+)$/u.exec(item)?.groups ?? {};
  return { name, text };
};

/** Text beside its name. */
const NamedLine = ({ item }: { readonly item: string }) => {
  const { name, text } = splitName(item);
  return (
    <div>
      <dt>{name}</dt>{" "}
      <dd>
        <InlineText text={text} />
      </dd>
    </div>
  );
};

/** Text under its name, which opens it on phones. Strong words begin a paragraph. */
const FoldedLine = ({ item }: { readonly item: string }) => {
  const { name, text } = splitName(item);
  return <FoldedText name={name} texts={text.split(/ (?=\*\*)/u)} />;
};

/** A number, and what it counts: "24 months", "7 to 1", "Level AA". A range of prices is too long for such a size. */
const numberAndUnit = /^(?<before>Level )?(?<number>A{1,3}|\d[\d.,]*%?(?: (?:to|×) \d+)?)(?: (?<unit>.+))?$/u;

/** A number, large, and what it counts. */
const Measurement = ({ item }: { readonly item: string }) => {
  const { name, text } = splitName(item);
  const { before, number, unit } = numberAndUnit.exec(name)?.groups ?? {};
  if (number === undefined)
    return (
      <li>
        <strong className={name.startsWith("$") ? "content-section__price" : undefined}>{name}</strong>{" "}
        <InlineText text={text} />
      </li>
    );
  return (
    <li className="content-section__measurement">
      <strong className="content-section__unit">
        {before}
        <span className="content-section__number large-number">{number}</span> {unit}
      </strong>{" "}
      <span>
        <InlineText text={text} />
      </span>
    </li>
  );
};

/** A day's text up to its first strong words, and the points that begin with such words. */
const splitPoints = (text: string) => {
  const [lead = "", ...points] = text.split(/ (?=\*\*)/u);
  return text.startsWith("**") ? { points: [lead, ...points] } : { lead, points };
};

/** What to do on a day, whose number is large: "Days 3 and 4: try your website". */
const Day = ({ item }: { readonly item: string }) => {
  const { name, text } = splitName(item);
  const { lead, points } = splitPoints(text);
  const { day, number, title = name } = /^(?<day>\D*)(?<number>\d[^:]*): (?<title>.+)$/u.exec(name)?.groups ?? {};
  return (
    <li className="station columns columns--aside columns--early">
      <p className="label">
        {day}
        {number === undefined ? null : <strong className="large-number">{number}</strong>}
      </p>
      <div className="flow">
        <p className="days__title">
          <strong>{title}</strong>
        </p>
        {lead ? (
          <p>
            <InlineText text={lead} />
          </p>
        ) : null}
        {points.length === 0 ? null : (
          <ul>
            <InlineTexts as="li" texts={points} />
          </ul>
        )}
      </div>
    </li>
  );
};

interface TextListProps extends List {
  /** Whether its entries stand in columns as wide as the page. */
  readonly isSpread: boolean;
}

/** The list of a part of a page. Facts, figures, days and steps begin with their name in strong words. */
export const TextList = ({ style, folded, items, isSpread }: TextListProps) => {
  if (style === "days")
    return (
      <ol className="days rail ruled-list ruled-list--loose" role="list">
        {items.map((item) => (
          <Day key={item} item={item} />
        ))}
      </ol>
    );
  if (style === "facts" && folded)
    return (
      <ul className={isSpread ? "folds spread auto-columns" : "folds ruled-list"} role="list">
        {items.map((item) => (
          <li key={item}>
            <FoldedLine item={item} />
          </li>
        ))}
      </ul>
    );
  if (style === "figures")
    return (
      <ul className="figures ruled-list auto-columns" role="list">
        {items.map((item) => (
          <Measurement key={item} item={item} />
        ))}
      </ul>
    );
  if (style === "facts") {
    const lines = items.map((item) => <NamedLine key={item} item={item} />);
    return <dl className={isSpread ? "spread auto-columns" : "named-lines ruled-list rows rows--stacked"}>{lines}</dl>;
  }
  const List = style === "bullets" ? "ul" : "ol";
  // Few steps stand in a row where there is room.
  const timeline = items.length < 5 ? "timeline timeline--row rail" : "timeline rail";
  return (
    <List
      {...(style === "timeline"
        ? { className: timeline, role: "list" }
        : isSpread
          ? { className: "auto-columns" }
          : {})}
    >
      <InlineTexts as="li" texts={items} />
    </List>
  );
};
