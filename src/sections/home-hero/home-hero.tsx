import { graphql } from "gatsby";
import { ButtonLinks } from "../../components/button-link/button-links";
import { InlineText } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import "./home-hero.css";

/** The first words, over a drawing of people who walk up the slope that is the page's own edge. */
export const HomeHero = ({ heading, lead, action, links, picture }: Queries.HomeHeroFragment) => (
  <div className="home-hero ramp-below">
    <div className="home-hero__sky ramp-below theme-dark">
      <div className="home-hero__text stack container">
        <h1 className="home-hero__heading">{heading}</h1>
        <p className="home-hero__lead">
          <InlineText text={lead} />
        </p>
        <ButtonLinks links={[action, ...links]} />
      </div>
    </div>
    <Picture className="home-hero__picture" picture={picture} eagerSizes="100vw" />
  </div>
);

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    heading
    lead
    action {
      ...Link
    }
    links {
      ...Link
    }
    picture {
      ...HeroPicture
    }
  }
`;
