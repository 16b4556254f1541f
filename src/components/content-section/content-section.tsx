import type { SectionView } from "../../content-schema/view-types";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { Carousel } from "../carousel/carousel";
import { DataTable } from "../data-table/data-table";
import { Figure } from "../figure/figure";
import { InlineText, InlineTexts } from "../inline-text/inline-text";
import { Sources } from "../sources/sources";
import { arrangementOf } from "./arrangement";
import { pictureSizes } from "./picture-sizes";
import "./content-section.css";

/** One part of a longer page: heading, text, list, table, quote, pictures, sources. */
export const ContentSection = ({ section }: { readonly section: SectionView }) => {
  const { heading, anchor, paragraphs, list, table, quote, pictures, sources } = section;
  const arrangement = arrangementOf(section);
  const figures = pictures?.map((picture) => (
    <Figure
      key={picture.image.publicURL ?? picture.alt}
      picture={picture}
      sizes={pictureSizes(arrangement, pictures.length, picture)}
    />
  ));
  const List = list?.style === "numbers" ? "ol" : "ul";
  return (
    <section className={`content-section columns content-section--${arrangement}`}>
      <h2 className="content-section__heading" {...linkTarget(anchor)}>
        {heading}
      </h2>
      <div className="content-section__text flow">
        <InlineTexts texts={paragraphs} />
        {list ? (
          <List>
            <InlineTexts as="li" texts={list.items} />
          </List>
        ) : null}
        {table ? (
          <DataTable
            caption={table.caption}
            columns={table.columns}
            rows={table.rows.map(([header = "", ...cells]) => ({ key: header, header, cells }))}
            labels
          />
        ) : null}
        {quote ? (
          <figure className="quote">
            <blockquote>
              <p>
                <InlineText text={quote.text} />
              </p>
            </blockquote>
            <figcaption className="label">{quote.by}</figcaption>
          </figure>
        ) : null}
        {sources ? <Sources sources={sources} /> : null}
      </div>
      {figures ? (
        <div className="content-section__pictures">
          {figures.length > 1 && (arrangement === "row" || arrangement === "column") ? (
            <Carousel strings={uiStrings.pictures} className="content-section__row">
              {figures.map((figure) => (
                <li key={figure.key}>{figure}</li>
              ))}
            </Carousel>
          ) : (
            figures
          )}
        </div>
      ) : null}
    </section>
  );
};

/** The parts of a longer page. */
export const ContentSections = ({ sections }: { readonly sections: readonly SectionView[] }) =>
  sections.map((section) => <ContentSection key={section.heading} section={section} />);
