import { InlineText, InlineTexts } from "../inline-text/inline-text";

type List = NonNullable<Queries.ContentSectionFragment["list"]>;

const classNames: Partial<Record<List["style"], string>> = {
  timeline: "timeline rail",
  figures: "figures ruled-list auto-columns",
};

/** Text beside its name, which is the strong words at its beginning. */
const NamedLine = ({ item }: { readonly item: string }) => {
  const { name, text = item } = /^\*\*(?<name>[^*]+)\*\* (?<text>.+)$/u.exec(item)?.groups ?? {};
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <InlineText text={text} />
      </dd>
    </div>
  );
};

/** The list of a part of a page. Facts, figures and steps begin with their name in strong words. */
export const TextList = ({ style, items }: List) => {
  if (style === "facts") {
    const lines = items.map((item) => <NamedLine key={item} item={item} />);
    return <dl className="named-lines ruled-list rows rows--stacked">{lines}</dl>;
  }
  const List = style === "bullets" || style === "figures" ? "ul" : "ol";
  // Few steps stand in a row where there is room.
  const className = style === "timeline" && items.length < 5 ? "timeline timeline--row rail" : classNames[style];
  return (
    <List className={className} {...(className === undefined ? {} : { role: "list" })}>
      <InlineTexts as="li" texts={items} />
    </List>
  );
};
