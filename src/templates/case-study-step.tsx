import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { adjacent } from "../lib/adjacent";
import { assertDefined } from "../lib/assert-defined";
import { interpolate } from "../lib/interpolate";
import { pagePath } from "../lib/page-path";
import { Persona } from "../sections/persona/persona";
import { ProblemStatement } from "../sections/problem-statement/problem-statement";
import { StepBrief } from "../sections/step-brief/step-brief";
import { StepCallToAction } from "../sections/step-call-to-action/step-call-to-action";
import { StepPagination } from "../sections/step-pagination/step-pagination";
import { StepHeader } from "../sections/step-header/step-header";
import { StepNavigation } from "../sections/step-navigation/step-navigation";

/** One step of a case study: header, steps, brief, persona, sections, pagination. */
const CaseStudyStepPage = ({ data, location: { pathname } }: PageProps<Queries.CaseStudyStepQuery>) => {
  const step = assertDefined(data.step);
  const content = assertDefined(data.content);
  const { study } = step;
  const steps = data.steps.nodes.map(({ name, slug }) => ({
    label: name,
    to: pagePath(study.key, slug),
  }));
  const index = data.steps.nodes.findIndex(({ id }) => id === step.id);
  const { previous, next } = adjacent(steps, index);
  const nextProject = data.nextStudy && {
    kind: content.nextProject,
    link: { label: data.nextStudy.name, to: `/${data.nextStudy.key}/` },
  };
  return (
    <>
      <PageHead
        head={step.head}
        path={pathname}
        cardPath={`/${study.key}/`}
        cardAlt={`${study.name}: ${study.kind}`}
        kind="article"
      />
      <StepHeader
        study={study}
        {...step.pageHeader}
        back={content.back}
        position={interpolate(content.stepWord, { number: index + 1, total: steps.length })}
        stepName={step.name}
        factsLabel={content.factsLabel}
        isFirst={index === 0}
      />
      <div className="container">
        <StepNavigation label={study.stepsLabel} steps={steps} current={steps[index]?.to ?? pathname} />
        <StepBrief
          heading={content.briefHeading}
          points={[
            { label: content.asked, text: step.brief.asked },
            { label: content.did, text: step.brief.did },
            { label: content.found, text: step.brief.found },
            { label: content.decided, text: step.brief.decided },
            { label: content.next, text: step.brief.next },
          ]}
        />
      </div>
      {step.persona ? <Persona content={content} persona={step.persona} /> : null}
      <div className="container">
        {step.problem ? <ProblemStatement heading={content.problemHeading} text={step.problem} /> : null}
        {step.sections.map((section) => (
          <ContentSection key={section.heading} section={section} />
        ))}
      </div>
      <StepCallToAction heading={content.startHeading} lead={content.startLead} links={step.startLinks} />
      <StepPagination
        label={content.endLabel}
        previous={previous && { kind: content.previousStep, link: previous }}
        next={next === undefined ? nextProject : { kind: content.nextStep, link: next }}
      />
    </>
  );
};

export default CaseStudyStepPage;

export const query = graphql`
  query CaseStudyStep($id: String!, $study: String!, $nextStudy: String!) {
    step: caseStudyStep(id: { eq: $id }) {
      id
      name
      head {
        ...HeadParts
      }
      pageHeader {
        ...PageHeaderParts
      }
      brief {
        asked
        did
        found
        decided
        next
      }
      persona {
        name
        about
        quote
        goals
        barriers
        portrait {
          ...PortraitPicture
        }
      }
      problem
      sections {
        ...SectionParts
      }
      startLinks {
        ...LinkParts
      }
      study {
        key
        name
        kind
        sampleNote
        stepsLabel
        theme
        facts {
          label
          value
        }
        hero {
          ...HeroPicture
        }
      }
    }
    steps: allCaseStudyStep(filter: { study: { key: { eq: $study } } }, sort: { order: ASC }) {
      nodes {
        id
        name
        slug
      }
    }
    nextStudy: caseStudy(key: { eq: $nextStudy }) {
      key
      name
    }
    content: caseStudyWords {
      back
      stepWord
      briefHeading
      asked
      did
      found
      decided
      next
      personaHeading
      goals
      barriers
      problemHeading
      previousStep
      nextStep
      nextProject
      endLabel
      startHeading
      startLead
      factsLabel
    }
  }
`;
