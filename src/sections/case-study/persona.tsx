import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import { caseStudyStrings } from "../../strings/case-study-strings";
import { columnWidth } from "../../lib/image-sizes";
import "./persona.css";

/** A persona: portrait, quote, goals, barriers. */
export const Persona = ({ persona }: { readonly persona: Queries.PersonaFragment }) => (
  <section className="persona ramp-around theme-dark">
    <div className="persona__inner stack container">
      <div className="stack">
        <h2 className="size-3">
          {caseStudyStrings.persona}: {persona.name}
        </h2>
        <p className="muted">{persona.about}</p>
        <blockquote>
          <p className="statement">
            <InlineText text={persona.quote} />
          </p>
        </blockquote>
        <div className="persona__lists auto-columns">
          {[
            { heading: caseStudyStrings.goals, items: persona.goals },
            { heading: caseStudyStrings.barriers, items: persona.barriers },
          ].map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="label">{heading}</h3>
              <ul>
                <InlineTexts as="li" texts={items} />
              </ul>
            </div>
          ))}
        </div>
      </div>
      <Picture
        className="persona__portrait rounded shown-first"
        picture={persona.portrait}
        // Follows persona.css.
        sizes={columnWidth({ from: 48, gap: 3, share: 2.6 }, (width) => `min(${width}, 25rem)`)}
      />
    </div>
  </section>
);

export const fragment = graphql`
  fragment Persona on Persona {
    name
    about
    quote
    goals
    barriers
    portrait {
      ...Picture
      raster(place: portrait) {
        ...Raster
      }
    }
  }
`;
