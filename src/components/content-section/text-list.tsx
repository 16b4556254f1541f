import type { SectionView } from "../../content-schema/view-types";
import { InlineTexts } from "../inline-text/inline-text";
import { Timeline } from "../timeline/timeline";

/** The list of a part of a page. Cards, and the steps of a timeline, begin with their name in strong words. */
export const TextList = ({ style, items }: NonNullable<SectionView["list"]>) => {
  const entries = <InlineTexts as="li" texts={items} />;
  if (style === "timeline") return <Timeline row={items.length < 4}>{entries}</Timeline>;
  if (style === "numbers") return <ol>{entries}</ol>;
  return style === "bullets" ? (
    <ul>{entries}</ul>
  ) : (
    <ul role="list" className="cards auto-columns">
      {entries}
    </ul>
  );
};
