import { ButtonLinks } from "../../components/button-link/button-links";
import { InlineText } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import type { HomePageView } from "../../content-schema/view-types";
import { columnWidth } from "../../lib/image-sizes";
import "./home-hero.css";

type HomeHeroProps = HomePageView["hero"];

/** The hero of the home page. */
export const HomeHero = ({ heading, lead, actions, picture }: HomeHeroProps) => (
  <div className="home-hero ramp-below theme-dark">
    <div className="home-hero__inner columns container">
      <div className="home-hero__text stack">
        <h1 className="home-hero__heading">{heading}</h1>
        <p className="lead">
          <InlineText text={lead} />
        </p>
        <ButtonLinks links={actions} />
      </div>
      <Picture picture={picture} sizes={columnWidth({ from: 56.25, gap: 2, share: 2.08 })} priority />
    </div>
    <div className="home-hero__domes" aria-hidden="true" />
  </div>
);
