import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Carousel } from "../../components/carousel/carousel";
import { InlineText } from "../../components/inline-text/inline-text";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import "../../components/stat/stat.css";
import { uiStrings } from "../../strings/ui-strings";
import "./project-bands.css";

const { arrow, cross } = uiStrings.signs;

/** A large number such as "28 → 3" or "109 × 80", with its sign as a word: screen readers name signs oddly, or not at all. */
const FindingValue = ({ value }: { readonly value: string }) => (
  <span className="stat__value">
    {value.split(/(?=[→×])|(?<=[→×])/u).map((part) => {
      if (part !== "→" && part !== "×") return part;
      return (
        <span key={part}>
          {part === "→" ? (
            <Icon name="arrow-right" className="project-band__arrow" />
          ) : (
            <span aria-hidden="true">{part}</span>
          )}
          <span className="visually-hidden">{part === "→" ? arrow : cross}</span>
        </span>
      );
    })}
  </span>
);

interface ProjectBandProps {
  readonly project: Queries.ProjectBandFragment;
}

const ProjectBand = ({ project: { name, key, kind, finding, screen, prototype, theme } }: ProjectBandProps) => (
  <li className={`project-band theme-dark theme-${theme}`}>
    <div className="columns columns--early container">
      <div className="project-band__text stack">
        <h3 className="project-band__name size-1">{name}</h3>
        <p className="lead">{kind}</p>
        {finding ? (
          <p className="stack">
            <FindingValue value={finding.value} /> <span className="stat__label">{finding.label}</span>
          </p>
        ) : null}
        <p className="actions">
          {prototype ? (
            <ButtonLink
              link={{ label: uiStrings.tryPrototype, to: prototype.address }}
              kind="quiet"
              name={`${uiStrings.tryPrototype}: ${name}`}
            />
          ) : null}{" "}
          <ButtonLink
            link={{ label: uiStrings.readCaseStudy, to: `/${key}/` }}
            kind="plain"
            name={`${uiStrings.readCaseStudy}: ${name}`}
          />
        </p>
      </div>
      <Picture className="project-band__screen" picture={screen} />
    </div>
  </li>
);

interface ProjectBandsProps {
  readonly projects: readonly Queries.ProjectBandFragment[];
  /** `row` is a carousel on phones, with controls for the previous and the next project. */
  readonly onPhones: "stack" | "row";
  /** A sentence below them. */
  readonly note?: string;
}

/** The case studies, a band each: its name, one number that is measured in its prototype, and a screen. */
export const ProjectBands = ({ projects, onPhones, note }: ProjectBandsProps) => {
  const bands = projects.map((project) => <ProjectBand key={project.key} project={project} />);
  return (
    <section className={`project-bands project-bands--${onPhones}`}>
      <h2 className="visually-hidden">{uiStrings.projectList}</h2>
      {onPhones === "row" ? (
        <Carousel strings={uiStrings.projects} className="project-bands__list" phonesOnly>
          {bands}
        </Carousel>
      ) : (
        <ul role="list">{bands}</ul>
      )}
      {note === undefined ? null : (
        <div className="project-bands__note container">
          <p className="lead">
            <InlineText text={note} />
          </p>
        </div>
      )}
    </section>
  );
};

export const fragment = graphql`
  fragment ProjectBand on CaseStudy {
    key
    name
    kind
    theme
    finding {
      value
      label
    }
    screen {
      ...Picture
      raster(place: screen) {
        ...Raster
      }
    }
    prototype {
      address
    }
  }
`;
