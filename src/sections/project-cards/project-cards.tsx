import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import { uiStrings } from "../../strings/ui-strings";
import "./project-cards.css";

/** Follows project-cards.css. */
const firstCardSizes = "(max-width: 47.99875em) calc(100vw - 6rem), min(53vw, 42rem)";

interface ProjectCardsProps {
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** Whether the first card is above the fold: it loads eagerly. */
  readonly priority?: boolean;
}

/** The case studies: rows on wide screens, a carousel on narrow ones. */
export const ProjectCards = ({ projects, priority = false }: ProjectCardsProps) => (
  <Carousel strings={uiStrings.projects} className="project-cards" phonesOnly label={uiStrings.projectList}>
    {projects.map(({ key, name, kind, summary, card, prototype }, index) => (
      <li key={key} className="project-card columns columns--early">
        <div className="flow">
          <h3 className="size-2">{name}</h3>
          <p className="label">{kind}</p>
          <p>{summary}</p>
          <p className="project-card__links">
            <a
              className="standalone-link project-card__link"
              href={`/${key}/`}
              aria-label={`${uiStrings.readCaseStudy}: ${name}`}
            >
              {uiStrings.readCaseStudy}
              <Icon name="arrow-right" />
            </a>
            {prototype ? (
              <a
                className="standalone-link project-card__prototype"
                href={prototype.address}
                aria-label={`${uiStrings.tryPrototype}: ${name}`}
              >
                {uiStrings.tryPrototype}
                <Icon name="arrow-right" />
              </a>
            ) : null}
          </p>
        </div>
        <Picture
          className="project-card__picture rounded shown-first"
          picture={card}
          eagerSizes={priority && index === 0 ? firstCardSizes : undefined}
        />
      </li>
    ))}
  </Carousel>
);

export const fragment = graphql`
  fragment ProjectCard on CaseStudy {
    key
    name
    kind
    summary
    card {
      ...CardPicture
    }
    prototype {
      address
    }
  }
`;
