import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./step-brief.css";

const points = ["question", "found", "decided"] as const;

/** A step in brief, for readers in a hurry. */
export const StepBrief = ({ brief }: { readonly brief: Queries.StepBriefFragment }) => (
  <section className="step-brief columns">
    <h2>{caseStudyStrings.brief}</h2>
    <dl className="step-brief__list">
      {points.map((point) => (
        <div key={point} className="step-brief__point">
          <dt>{caseStudyStrings[point]}</dt>
          <dd>
            <InlineText text={brief[point]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

export const fragment = graphql`
  fragment StepBrief on StepBrief {
    question
    found
    decided
  }
`;
