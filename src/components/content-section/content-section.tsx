import { graphql } from "gatsby";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { ButtonLinks } from "../button-link/button-links";
import { InlineText } from "../inline-text/inline-text";
import { NumberedSources, SourceNumbers, Sources } from "../sources/sources";
import { Finding } from "./finding";
import { FoldedText } from "./folded-text";
import { SectionTable } from "./section-table";
import { SectionPictures } from "./section-pictures";
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

/** Whether a list has the page's columns for itself; facts have, unless a picture needs the room. */
const hasSpreadList = ({ spread, days, numbers, facts, pictures }: Queries.ContentSectionFragment): boolean =>
  spread === true || [days, numbers, pictures === null ? facts : null].some((list) => list !== null);

/** One part of a longer page: heading, text, list, table, pictures, sources, links. */
export const ContentSection = ({ section, numbered }: ContentSectionProps) => {
  const { heading, anchor, layout, pulled, band, finding, paragraphs, days, table } = section;
  const { more, pictures, sources, links } = section;
  if (finding) return <Finding {...section} finding={finding} />;
  const arrangement = arrangementOf(section);
  const isSpread = hasSpreadList(section);
  const list = listIn(section) ? <SectionList {...section} /> : null;
  const listClass = `content-section__list${section.timeline ? " content-section__list--timeline" : ""}`;
  const afterList = more ? <FoldedText {...more} /> : null;
  const dataIsFirst = layout === "dataFirst";
  const tableShown = table ? <SectionTable {...table} /> : null;
  const pulledSentence = pulled ? (
    <p className="pulled">
      <InlineText text={pulled} />
    </p>
  ) : null;
  return (
    <section
      className={[
        "content-section columns columns--aside",
        `content-section--${arrangement}`,
        layout === "over" ? "content-section--over" : "",
        dataIsFirst ? "content-section--data-first" : "",
        band ? "content-section--band theme-dark" : "",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <div className="stack">
        <h2 {...linkTarget(anchor)}>{withBreaks(heading)}</h2>
        {dataIsFirst ? null : pulledSentence}
      </div>
      {dataIsFirst ? (
        <>
          <div className={listClass}>{list ?? tableShown}</div>
          <div>{pulledSentence}</div>
        </>
      ) : null}
      <div className={`content-section__text flow${days ? " content-section__warning" : ""}`}>
        {paragraphs.map((text, index) => (
          <p key={text}>
            <InlineText text={text} />
            {sources && numbered && index === paragraphs.length - 1 ? (
              <SourceNumbers sources={sources} of={numbered} />
            ) : null}
          </p>
        ))}
        {isSpread || dataIsFirst ? null : list}
        {dataIsFirst && !list ? null : tableShown}
        {isSpread && !dataIsFirst ? null : afterList}
        {sources && !numbered ? <Sources sources={sources} /> : null}
        {links ? <ButtonLinks links={links} others={links.length > 2 ? "plain" : "quiet"} /> : null}
      </div>
      {isSpread && !dataIsFirst ? (
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
    layout
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
      bars
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
