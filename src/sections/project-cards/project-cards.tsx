import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import { columnWidth } from "../../lib/image-sizes";
import { uiStrings } from "../../strings/ui-strings";
import "./project-cards.css";

interface ProjectCardsProps {
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** Whether the first card is above the fold: it loads eagerly. */
  readonly priority?: boolean;
}

/** The case studies: rows on wide screens, a carousel on narrow ones. */
export const ProjectCards = ({ projects, priority = false }: ProjectCardsProps) => (
  <Carousel strings={uiStrings.projects} className="project-cards" phonesOnly label={uiStrings.projectList}>
    {projects.map(({ key, name, kind, summary, card }, index) => (
      <li key={key} className="project-card columns columns--early">
        <div className="flow">
          <h3 className="size-2">{name}</h3>
          <p className="label">{kind}</p>
          <p>{summary}</p>
          <p>
            <a
              className="standalone-link project-card__link"
              href={`/${key}/`}
              aria-label={`${uiStrings.readCaseStudy}: ${name}`}
            >
              {uiStrings.readCaseStudy}
              <Icon name="arrow-right" />
            </a>
          </p>
        </div>
        <Picture
          className="project-card__picture rounded shown-first"
          picture={card}
          // Follows project-cards.css.
          sizes={columnWidth({ from: 48, gap: 3, share: 2.35 / 1.35, inset: 3.5 })}
          priority={priority && index === 0}
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
  }
`;
