import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "../../components/page-section/page-section.css";
import "./persona.css";

export const Persona = ({ persona }: { readonly persona: Queries.PersonaFragment }) => (
  <section className="page-section page-section--plane theme-dark">
    <div className="columns columns--aside columns--early container">
      <div className="stack">
        <h2 className="size-3">
          <span className="unbroken">{caseStudyStrings.persona}:</span> <span className="unbroken">{persona.name}</span>
        </h2>
        <p className="muted">{persona.about}</p>
        <blockquote>
          <p className="statement">
            <InlineText text={persona.quote} />
          </p>
        </blockquote>
      </div>
      <div className="persona__points auto-columns">
        {[
          { heading: caseStudyStrings.goals, items: persona.goals },
          { heading: caseStudyStrings.barriers, items: persona.barriers },
        ].map(({ heading, items }) => (
          <div key={heading} className="flow">
            <h3 className="label">{heading}</h3>
            <ul>
              <InlineTexts as="li" texts={items} />
            </ul>
          </div>
        ))}
      </div>
      <Picture className="persona__portrait portrait rounded shown-first" picture={persona.portrait} />
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
      ...PortraitPicture
    }
  }
`;
