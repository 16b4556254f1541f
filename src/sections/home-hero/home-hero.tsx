import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { ButtonLinks } from "../../components/button-link/button-links";
import { InlineText } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import "./home-hero.css";

export const HomeHero = ({ heading, lead, action, links, picture }: Queries.HomeHeroFragment) => (
  <div className="home-hero ramp-below theme-dark">
    <div className="home-hero__inner columns container">
      <div className="home-hero__text stack">
        <h1 className="home-hero__heading">{heading}</h1>
        <p>
          <InlineText text={lead} />
        </p>
        <ButtonLink link={action} />
      </div>
      <ButtonLinks links={links} first="plain" others="plain" className="home-hero__links no-row-gap" />
      <Picture className="home-hero__picture" picture={picture} eagerSizes="(max-width: 59.99875em) 95vw, 37rem" />
    </div>
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
