import { InlineText, InlineTexts } from "../inline-text/inline-text";

type List = NonNullable<Queries.ContentSectionFragment["list"]>;

const classNames: Partial<Record<List["style"], string>> = {
  timeline: "timeline rail",
  figures: "figures ruled-list auto-columns",
};

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
      <dt>{name}</dt>
      <dd>
        <InlineText text={text} />
      </dd>
    </div>
  );
};

/** What to do on a day, whose number is large: "Days 3 and 4: try your website". */
const Day = ({ item }: { readonly item: string }) => {
  const { name, text } = splitName(item);
  const { day, number, title = name } = /^(?<day>\D*)(?<number>\d[^:]*): (?<title>.+)$/u.exec(name)?.groups ?? {};
  return (
    <li className="columns columns--aside columns--early">
      <p className="label">
        {day}
        {number === undefined ? null : <strong className="large-number">{number}</strong>}
      </p>
      <div className="flow">
        <p className="days__title">
          <strong>{title}</strong>
        </p>
        <p>
          <InlineText text={text} />
        </p>
      </div>
    </li>
  );
};

interface TextListProps extends List {
  /** Whether its entries stand in columns as wide as the page. */
  readonly isSpread: boolean;
}

/** The list of a part of a page. Facts, figures, days and steps begin with their name in strong words. */
export const TextList = ({ style, items, isSpread }: TextListProps) => {
  if (style === "days")
    return (
      <ol className="days ruled-list ruled-list--loose" role="list">
        {items.map((item) => (
          <Day key={item} item={item} />
        ))}
      </ol>
    );
  if (style === "facts") {
    const lines = items.map((item) => <NamedLine key={item} item={item} />);
    return <dl className={isSpread ? "spread auto-columns" : "named-lines ruled-list rows rows--stacked"}>{lines}</dl>;
  }
  const List = style === "bullets" || style === "figures" ? "ul" : "ol";
  // Few steps stand in a row where there is room.
  const inRow = style === "timeline" && items.length < 5 ? "timeline timeline--row rail" : classNames[style];
  const className = inRow ?? (isSpread ? `spread spread--${style} auto-columns` : undefined);
  return (
    <List className={className} {...(className === undefined ? {} : { role: "list" })}>
      <InlineTexts as="li" texts={items} />
    </List>
  );
};
