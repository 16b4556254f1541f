import { useId } from "react";
import { Figure } from "../figure/figure";
import { isTall } from "../figure/is-tall";
import { InlineText } from "../inline-text/inline-text";
import type { PictureData, SectionData } from "../plain-props";
import { Sources } from "../sources/sources";
import "./content-section.css";

type Arrangement = "beside" | "row" | "wide" | "text";

const arrangementOf = (section: SectionData): Arrangement => {
  const count = section.pictures?.length ?? 0;
  if (count === 0) return "text";
  if (section.arrangement === "beside" || section.arrangement === "row" || section.arrangement === "wide")
    return section.arrangement;
  return count === 1 ? "beside" : "row";
};

/** How wide a picture is shown. Follows content-section.css; wrong figures cost visitors bytes. */
const sizesOf = (arrangement: Arrangement, count: number, picture: PictureData): string => {
  if (isTall(picture)) return "(max-width: 430px) calc(100vw - 3.25rem), 372px";
  if (arrangement === "wide")
    return "(max-width: 1055px) calc(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem)), 966px";
  if (arrangement === "beside")
    return "(max-width: 899px) calc(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem)), (max-width: 1311px) 44vw, 548px";
  return count > 2
    ? "(max-width: 599px) calc(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem)), (max-width: 1311px) 28vw, 376px"
    : "(max-width: 599px) calc(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem)), (max-width: 1311px) 44vw, 580px";
};

/** One part of a longer page: heading, text, list, quote, pictures, sources. */
export const ContentSection = ({ section }: { readonly section: SectionData }) => {
  const id = useId();
  const { heading, anchor, paragraphs, list, quote, pictures, sources } = section;
  const arrangement = arrangementOf(section);
  const List = list?.style === "numbers" ? "ol" : "ul";
  return (
    <section
      className={`content-section content-section--${arrangement}`}
      aria-labelledby={id}
      {...(anchor ? { id: anchor } : {})}
    >
      <h2 className="content-section__heading" id={id}>
        {heading}
      </h2>
      <div className="content-section__text flow">
        {paragraphs.map((text) => (
          <p key={text}>
            <InlineText text={text} />
          </p>
        ))}
        {list ? (
          <List className="content-section__list">
            {list.items.map((text) => (
              <li key={text}>
                <InlineText text={text} />
              </li>
            ))}
          </List>
        ) : null}
        {quote ? (
          <figure className="quote">
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>{quote.by}</figcaption>
          </figure>
        ) : null}
        {sources ? <Sources sources={sources} /> : null}
      </div>
      {pictures ? (
        <div className={`content-section__pictures content-section__pictures--${String(Math.min(pictures.length, 3))}`}>
          {pictures.map((picture) => (
            <Figure
              key={picture.image.publicURL ?? picture.alt}
              picture={picture}
              sizes={sizesOf(arrangement, pictures.length, picture)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
};
