import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Facts } from "../../components/facts/facts";
import { Icon } from "../../components/icon/icon";
import { Picture, type PictureData } from "../../components/picture/picture";
import { belowDesktop, belowTablet } from "../../lib/breakpoints";
import { projectsPath } from "../../lib/page-path";
import { caseStudyStrings } from "../../strings/case-study-strings";
import { uiStrings } from "../../strings/ui-strings";
import { PageHeader } from "../page-header/page-header";
import "./step-header.css";

/** Keep it in step with the picture's width in step-header.css. */
const sizes = `${belowTablet} 20rem, ${belowDesktop} 95vw, 34rem`;

interface StepHeaderProps {
  readonly study: Queries.StepHeaderFragment;
  readonly heading: string;
  readonly lead: string;
  /** What the step made. Without it, the study's picture is shown. */
  readonly picture: PictureData | null;
  /** Step 2 of 5. */
  readonly position: string;
  readonly stepName: string;
  /** The first step has the fact strip as well. */
  readonly isFirst: boolean;
}

/** The header of a step: link back, heading and lead. Study and step are part of the h1, which announces the page. */
export const StepHeader = ({ study, heading, lead, picture, position, stepName, isFirst }: StepHeaderProps) => (
  <PageHeader
    heading={
      <>
        <span className="step-header__where">
          {study.name},{" "}
          <span className="unbroken">
            {position}: {stepName}
            <span className="visually-hidden">.</span>
          </span>
        </span>{" "}
        {heading}
      </>
    }
    lead={lead}
    theme={study.theme}
    eyebrow={
      <a className="standalone-link" href={projectsPath}>
        <Icon name="arrow-left" />
        {caseStudyStrings.back}
      </a>
    }
    aside={
      <Picture className="step-header__picture dimmed rounded" picture={picture ?? study.hero} eagerSizes={sizes} />
    }
    footer={
      isFirst ? (
        <div role="group" aria-label={caseStudyStrings.facts}>
          <Facts className="step-header__facts auto-columns rows" facts={study.facts} />
        </div>
      ) : undefined
    }
  >
    {study.prototype ? (
      <p>
        <ButtonLink
          link={{ label: uiStrings.tryPrototype, to: study.prototype.address }}
          name={`${uiStrings.tryPrototype}: ${study.name}`}
        />
      </p>
    ) : null}
    <a className="standalone-link small" href="/what-is-real/">
      {caseStudyStrings.concept}
    </a>
  </PageHeader>
);

export const fragment = graphql`
  fragment StepHeader on CaseStudy {
    name
    theme
    prototype {
      address
    }
    facts {
      label
      value
    }
    hero {
      ...HeroPicture
    }
  }
`;
