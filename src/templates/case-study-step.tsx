import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { caseStudyStrings } from "../strings/case-study-strings";
import { interpolate } from "../lib/text";
import { pagePath } from "../lib/page-path";
import { Persona } from "../sections/case-study/persona";
import { ProblemStatement } from "../sections/case-study/problem-statement";
import { StepBrief } from "../sections/case-study/step-brief";
import { Pagination } from "../sections/pagination/pagination";
import { StepEnd } from "../sections/case-study/step-end";
import { StepHeader } from "../sections/case-study/step-header";
import { StepNavigation } from "../sections/case-study/step-navigation";
import { TryPrototype } from "../sections/case-study/try-prototype";

/** The step that says what to try. All steps have a link to the prototype in their header. */
const stepToTry = "prototype";

/** One step of a case study: header, steps, brief, persona, sections, pagination. */
const CaseStudyStepPage = ({ data, location: { pathname } }: PageProps<Queries.CaseStudyStepQuery>) => {
  const step = required(data.step);
  const callToAction = required(data.page).callToAction;
  const { study } = step;
  const card = study.hero.image.childImageSharp?.resize?.src;
  const steps = data.steps.nodes.map(({ name, slug, pageHeader }) => ({
    label: name,
    to: pagePath(study.key, slug),
    heading: pageHeader.heading,
  }));
  const index = data.steps.nodes.findIndex(({ id }) => id === step.id);
  const [previous, next] = [steps[index - 1], steps[index + 1]];
  const nextProject = data.nextStudy && {
    kind: caseStudyStrings.nextProject,
    link: { label: data.nextStudy.name, to: `/${data.nextStudy.key}/` },
    heading: data.nextStudyStart?.pageHeader.heading,
  };
  return (
    <>
      <PageHead head={step.head} path={pathname} picture={card ? { src: card, alt: study.hero.alt } : undefined} />
      <StepHeader
        study={study}
        {...step.pageHeader}
        picture={step.picture}
        position={interpolate(caseStudyStrings.position, { number: index + 1, total: steps.length })}
        stepName={step.name}
        isFirst={index === 0}
      />
      <div className="container">
        <StepNavigation study={study.name} steps={steps} current={steps[index]?.to ?? pathname} />
        <StepBrief brief={step.brief} />
        {study.prototype && step.slug === stepToTry ? (
          <TryPrototype prototype={study.prototype} study={study.name} />
        ) : null}
      </div>
      {step.persona ? <Persona persona={step.persona} /> : null}
      <div className={`theme-${study.theme} container`}>
        {step.problem ? <ProblemStatement text={step.problem} /> : null}
        <ContentSections sections={step.sections} />
      </div>
      <StepEnd links={step.startLinks} question={next === undefined ? callToAction : undefined}>
        <Pagination
          previous={previous && { kind: caseStudyStrings.previousStep, link: previous }}
          next={
            next === undefined ? nextProject : { kind: caseStudyStrings.nextStep, link: next, heading: next.heading }
          }
          theme={next === undefined && data.nextStudy ? data.nextStudy.theme : study.theme}
        />
      </StepEnd>
    </>
  );
};

export default CaseStudyStepPage;

export const query = graphql`
  query CaseStudyStep($id: String!, $study: String!, $nextStudy: String) {
    step: caseStudyStep(id: { eq: $id }) {
      id
      name
      slug
      head {
        ...PageHead
      }
      pageHeader {
        ...PageHeader
      }
      picture {
        ...StepPicture
      }
      brief {
        ...StepBrief
      }
      persona {
        ...Persona
      }
      problem
      sections {
        ...ContentSection
      }
      startLinks {
        ...Link
      }
      study {
        key
        name
        ...StepHeader
        prototype {
          ...TryPrototype
        }
        hero {
          alt
          image {
            childImageSharp {
              # The shape of src/lib/social-card.ts.
              resize(width: 1200, height: 630, pngQuality: 80) {
                src
              }
            }
          }
        }
      }
    }
    steps: allCaseStudyStep(filter: { study: { key: { eq: $study } } }, sort: { order: ASC }) {
      nodes {
        id
        name
        slug
        pageHeader {
          heading
        }
      }
    }
    nextStudy: caseStudy(key: { eq: $nextStudy }) {
      key
      name
      theme
    }
    nextStudyStart: caseStudyStep(study: { key: { eq: $nextStudy } }, order: { eq: 1 }) {
      pageHeader {
        heading
      }
    }
    page: projectsPage {
      callToAction {
        heading
        lead
      }
    }
  }
`;
