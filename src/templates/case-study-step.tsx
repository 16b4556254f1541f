import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { interpolate } from "../lib/interpolate";
import { socialCardFile } from "../lib/social-card";
import { Persona } from "../sections/persona/persona";
import { StepBrief } from "../sections/step-brief/step-brief";
import { StepClosing } from "../sections/step-closing/step-closing";
import { StepEnd } from "../sections/step-end/step-end";
import { StepOpening } from "../sections/step-opening/step-opening";
import { StepNavigation } from "../sections/step-navigation/step-navigation";
import { adjacent } from "../lib/adjacent";

/** One step of a case study: where it stands on the rail, the step in five sentences, the step in full, and the ways on. */
const CaseStudyStepPage = ({ data, location: { pathname } }: PageProps<Queries.CaseStudyStepQuery>) => {
  const { step, words, nextStudy } = data;
  if (step === null || words === null) throw new Error(`The step for ${pathname} is missing from the content.`);
  const { study } = step;
  const steps = data.steps.nodes.map(({ name, slug }) => ({
    label: name,
    to: slug === "" ? `/${study.key}/` : `/${study.key}/${slug}/`,
  }));
  const index = data.steps.nodes.findIndex(({ id }) => id === step.id);
  const ways = adjacent(steps, index);
  const nextProject =
    nextStudy === null
      ? undefined
      : { kind: words.nextProject, link: { label: nextStudy.name, to: `/${nextStudy.key}/` } };
  return (
    <>
      <PageHead
        head={step.head}
        path={pathname}
        card={socialCardFile(`/${study.key}/`)}
        cardAlt={`${study.name}: ${study.kind}`}
        kind="article"
      />
      <StepOpening
        study={study}
        opening={step.opening}
        back={words.back}
        position={interpolate(words.stepWord, { number: index + 1, total: steps.length })}
        stepName={step.name}
        factsLabel={words.factsLabel}
        isFirst={index === 0}
      />
      <div className="wrap">
        <StepNavigation label={study.stepsLabel} steps={steps} current={steps[index]?.to ?? pathname} />
        <StepBrief
          heading={words.briefHeading}
          points={[
            { label: words.asked, text: step.brief.asked },
            { label: words.did, text: step.brief.did },
            { label: words.found, text: step.brief.found },
            { label: words.decided, text: step.brief.decided },
            { label: words.next, text: step.brief.next },
          ]}
        />
      </div>
      {step.persona ? <Persona words={words} persona={step.persona} /> : null}
      <div className="wrap">
        {step.problem ? (
          <section className="problem" aria-labelledby="problem">
            <h2 id="problem">{words.problemHeading}</h2>
            <p className="problem__statement">{step.problem}</p>
          </section>
        ) : null}
        {step.sections.map((section) => (
          <ContentSection key={section.heading} section={section} />
        ))}
      </div>
      <StepClosing heading={words.startHeading} lead={words.startLead} links={step.startLinks} />
      <StepEnd
        label={words.endLabel}
        previous={ways.previous === undefined ? undefined : { kind: words.previousStep, link: ways.previous }}
        next={ways.next === undefined ? nextProject : { kind: words.nextStep, link: ways.next }}
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
      opening {
        ...OpeningParts
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
    words: caseStudyWords {
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
