import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import "../../components/page-section/page-section.css";

export const HomeAbout = ({ heading, paragraphs, picture, link }: Queries.HomeAboutFragment) => (
  <section className="page-section">
    <div className="columns columns--aside container">
      <div className="flow">
        <h2>{heading}</h2>
        <InlineTexts texts={paragraphs} />
        <p>
          <ButtonLink link={link} kind="plain" />
        </p>
      </div>
      <Picture className="shown-first" picture={picture} />
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
`;
