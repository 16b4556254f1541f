import { graphql } from "gatsby";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { ButtonLinks } from "../button-link/button-links";
import { InlineText } from "../inline-text/inline-text";
import { NumberedSources, SourceNumbers, Sources } from "../sources/sources";
import { Finding } from "./finding";
import { FoldedText } from "./folded-text";
import { SectionTable } from "./section-table";
import { beginsOnPaper, SectionPictures } from "./section-pictures";
import { listIn, SectionList } from "./section-list";
import "./content-section.css";

interface ContentSectionProps {
  readonly section: Queries.ContentSectionFragment;
  /** The sources at the end of the page, where they are not in the part itself. */
  readonly numbered?: readonly Queries.SourceFragment[] | undefined;
}

/** Browsers do not break a line after a slash by themselves, and "Standards/Guidelines" is longer than its column. */
const withBreaks = (heading: string) =>
  heading.split(/(?<=\/)/u).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));

/** How the pictures are placed beside or below the text: as the content says, or by their number. */
const arrangementOf = ({
  pictures,
  arrangement,
}: Queries.ContentSectionFragment): Queries.PictureArrangement | "text" => {
  if (pictures === null) return "text";
  return arrangement ?? (pictures.length === 1 ? "beside" : "row");
};

/** Words. A text with fewer is a line or two, and a long heading beside it would leave an empty column. */
const shortText = 25;

const areShort = (texts: readonly string[]): boolean => texts.join(" ").trim().split(/\s+/u).length < shortText;

/** Whether a list has the page's columns for itself; facts have, unless a picture needs the room. */
const hasSpreadList = ({ spread, days, numbers, facts, pictures }: Queries.ContentSectionFragment): boolean =>
  spread === true || [days, numbers, pictures === null ? facts : null].some((list) => list !== null);

/**
 * Short: the heading stands over the text, on wide screens as well. So it does over sketches that grow across it. Brief: a
 * line or two and nothing else, which stands beside its heading.
 */
const lengthOf = (section: Queries.ContentSectionFragment): "short" | "brief" | undefined => {
  const { pulled, paragraphs, table, more, pictures } = section;
  const isGrowth = arrangementOf(section) === "row" && pictures !== null && beginsOnPaper(pictures);
  if (isGrowth) return "short";
  const list = listIn(section);
  const beside = [hasSpreadList(section) ? null : list, table, more];
  if (beside.some((part) => part !== null) || !areShort([pulled ?? "", ...paragraphs])) return undefined;
  return [list, table, pictures].every((part) => part === null) ? "brief" : "short";
};

/** Dates that a large sentence goes on from are why somebody comes to the page: they stand before the text. */
const beginsWithDates = ({ spread, timeline, pulled }: Queries.ContentSectionFragment): boolean =>
  spread === true && timeline !== null && pulled !== null;

/** So do the bars of the page's most important part. */
const beginsWithTable = ({ band, table }: Queries.ContentSectionFragment): boolean => table !== null && band === true;

/** One part of a longer page: heading, text, list, table, pictures, sources, links. */
export const ContentSection = ({ section, numbered }: ContentSectionProps) => {
  const { heading, anchor, pulled, band, finding, paragraphs, days, table } = section;
  const { more, pictures, sources, links } = section;
  if (finding) return <Finding {...section} finding={finding} />;
  const arrangement = arrangementOf(section);
  const isSpread = hasSpreadList(section);
  const list = listIn(section) ? <SectionList {...section} /> : null;
  const listClass = `content-section__list${section.timeline ? " content-section__list--timeline" : ""}`;
  const afterList = more ? <FoldedText {...more} /> : null;
  const length = lengthOf(section);
  const isDated = beginsWithDates(section);
  const tableIsFirst = beginsWithTable(section);
  const tableShown = table ? <SectionTable {...table} /> : null;
  const textIsBelow = isDated || tableIsFirst;
  const pulledSentence = pulled ? (
    <p className="pulled">
      <InlineText text={pulled} />
    </p>
  ) : null;
  /** Over so short a text the large sentence fills its column; else it is under the heading. */
  const pulledIsInText = areShort(paragraphs);
  return (
    <section
      className={`content-section columns columns--aside content-section--${arrangement}${length === undefined ? "" : ` content-section--${length}`}${textIsBelow ? " content-section--text-below" : ""}${band ? " content-section--band theme-dark" : ""}`}
    >
      <div className="stack">
        <h2 {...linkTarget(anchor)}>{withBreaks(heading)}</h2>
        {textIsBelow || pulledIsInText ? null : pulledSentence}
      </div>
      {textIsBelow ? (
        <>
          <div className={listClass}>{isDated ? list : tableShown}</div>
          <div>{pulledSentence}</div>
        </>
      ) : null}
      <div className={`content-section__text flow${days ? " content-section__warning" : ""}`}>
        {pulledIsInText && !textIsBelow ? pulledSentence : null}
        {paragraphs.map((text, index) => (
          <p key={text}>
            <InlineText text={text} />
            {sources && numbered && index === paragraphs.length - 1 ? (
              <SourceNumbers sources={sources} of={numbered} />
            ) : null}
          </p>
        ))}
        {isSpread ? null : list}
        {tableIsFirst ? null : tableShown}
        {isSpread && !isDated ? null : afterList}
        {sources && !numbered ? <Sources sources={sources} /> : null}
        {links ? <ButtonLinks links={links} others={links.length > 2 ? "plain" : "quiet"} /> : null}
      </div>
      {isSpread && !isDated ? (
        <div className={listClass}>
          {list}
          {afterList}
        </div>
      ) : null}
      {pictures ? <SectionPictures pictures={pictures} arrangement={arrangement} /> : null}
    </section>
  );
};

/** The parts of a longer page. More than one source are a numbered list at its end. */
export const ContentSections = ({ sections }: { readonly sections: readonly Queries.ContentSectionFragment[] }) => {
  const sources = sections.flatMap((section) => section.sources ?? []);
  const numbered =
    sources.length > 1 ? [...new Map(sources.map((source) => [source.url, source])).values()] : undefined;
  return (
    <>
      {sections.map((section) => (
        <ContentSection key={section.heading} section={section} numbered={numbered} />
      ))}
      {numbered ? (
        <section className="content-section stack">
          <h2 className="label">{uiStrings.sources}</h2>
          <NumberedSources sources={numbered} />
        </section>
      ) : null}
    </>
  );
};

export const fragment = graphql`
  fragment ContentSection on ContentSection {
    heading
    anchor
    pulled
    band
    finding {
      ...Finding
    }
    paragraphs
    ...SectionList
    table {
      caption
      marks
      columns
      rows
    }
    more {
      name
      paragraphs
    }
    arrangement
    pictures {
      ...Picture
      raster(place: wide) {
        ...Raster
      }
    }
    sources {
      ...Source
    }
    links {
      ...Link
    }
  }
`;
