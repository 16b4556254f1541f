import { InlineTexts } from "../inline-text/inline-text";

const classNames = {
  bullets: undefined,
  numbers: undefined,
  timeline: "timeline rail",
  cards: "cards auto-columns",
  facts: "named-lines",
  figures: "cards cards--figures auto-columns",
};

/** The list of a part of a page. Cards, facts, figures, and steps begin with their name in strong words. */
export const TextList = ({ style, items }: NonNullable<Queries.ContentSectionFragment["list"]>) => {
  const List = style === "numbers" || style === "timeline" ? "ol" : "ul";
  const className = style === "timeline" && items.length < 4 ? "timeline timeline--row rail" : classNames[style];
  return (
    <List className={className} {...(className === undefined ? {} : { role: "list" })}>
      <InlineTexts as="li" texts={items} />
    </List>
  );
};
