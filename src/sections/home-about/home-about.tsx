import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import "../../components/page-section/page-section.css";

interface HomeAboutProps {
  readonly about: Queries.HomeAboutFragment;
  readonly certifications: Queries.HomeCertificationsFragment;
}

/** The people, and below them, beside one picture, their certificates. */
export const HomeAbout = ({ about, certifications }: HomeAboutProps) => (
  <section className="page-section">
    <div className="columns columns--early container">
      <div className="stack stack--loose">
        <div className="flow">
          <h2>{about.heading}</h2>
          <InlineTexts texts={about.paragraphs} />
          <p>
            <ButtonLink link={about.link} kind="plain" />
          </p>
        </div>
        <section className="rail-part flow">
          <h2 className="size-3">{certifications.heading}</h2>
          <p>
            <InlineText text={certifications.lead} />
          </p>
          <p>
            <ButtonLink link={certifications.link} kind="plain" />
          </p>
        </section>
      </div>
      <Picture className="shown-first" picture={about.picture} />
    </div>
  </section>
);

export const fragment = graphql`
  fragment HomeAbout on HomeAbout {
    heading
    paragraphs
    picture {
      ...FigurePicture
    }
    link {
      ...Link
    }
  }
  fragment HomeCertifications on HomeCertifications {
    heading
    lead
    link {
      ...Link
    }
  }
`;
