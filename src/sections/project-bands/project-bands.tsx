import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Carousel } from "../../components/carousel/carousel";
import { InlineText } from "../../components/inline-text/inline-text";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import "../../components/stat/stat.css";
import { pagePath } from "../../lib/page-path";
import { uiStrings } from "../../strings/ui-strings";
import { StepNavigation } from "../case-study/step-navigation";
import "./project-bands.css";

const { arrow, cross } = uiStrings.signs;

/** A large number such as "28 → 3" or "109 × 80", with its sign as a word: screen readers name signs oddly, or not at all. */
const HeadlineNumber = ({ value }: { readonly value: string }) => (
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

type Steps = readonly Queries.ProjectBandStepFragment[];

interface ProjectBandProps {
  readonly project: Queries.ProjectBandFragment;
  /** Those of the study. With them, the band has its second screen as well. */
  readonly steps: Steps | undefined;
}

const ProjectBand = ({ project, steps }: ProjectBandProps) => {
  const { name, key, kind, headlineNumber, screen, secondScreen, prototype, theme } = project;
  return (
    <li className={`project-band theme-dark theme-${theme}`}>
      <div className="columns columns--early container">
        <div className="project-band__text stack">
          <h3 className="project-band__name size-1">{name}</h3>
          <p className="lead">{kind}</p>
          {headlineNumber ? (
            <p className="stack">
              <HeadlineNumber value={headlineNumber.value} />{" "}
              <span className="stat__label">{headlineNumber.label}</span>
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
          {steps ? (
            <StepNavigation
              study={name}
              steps={steps.map((step) => ({ label: step.name, to: pagePath(key, step.slug) }))}
            />
          ) : null}
        </div>
        {steps && secondScreen ? (
          <Picture
            className={`project-band__second${secondScreen.frame === "phone" ? " project-band__second--phone" : ""}`}
            picture={secondScreen}
          />
        ) : null}
        <Picture className="project-band__screen" picture={screen} />
      </div>
    </li>
  );
};

interface ProjectBandsProps {
  readonly projects: readonly Queries.ProjectBandFragment[];
  /** The steps of all studies, which only Our Projects shows. */
  readonly steps?: Steps;
  /** `row` is a carousel on phones, with controls for the previous and the next project. */
  readonly onPhones: "stack" | "row";
  /** A sentence below them. */
  readonly note?: string;
}

/** The case studies, a band each: its name, one number that is measured in its prototype, and a screen. */
export const ProjectBands = ({ projects, steps, onPhones, note }: ProjectBandsProps) => {
  const bands = projects.map((project) => (
    <ProjectBand key={project.key} project={project} steps={steps?.filter(({ study }) => study.key === project.key)} />
  ));
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
    headlineNumber {
      value
      label
    }
    screen {
      ...Picture
      raster(place: screen) {
        ...Raster
      }
    }
    secondScreen {
      ...FigurePicture
    }
    prototype {
      address
    }
  }
  fragment ProjectBandStep on CaseStudyStep {
    name
    slug
    study {
      key
    }
  }
`;
