import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";

const points = ["question", "found", "decided"] as const;

/** A step in brief, for readers in a hurry. */
export const StepBrief = ({ brief }: { readonly brief: Queries.StepBriefFragment }) => (
  <section className="page-section columns columns--aside">
    <h2>{caseStudyStrings.brief}</h2>
    <dl className="ruled-list rows">
      {points.map((point) => (
        <div key={point}>
          <dt className="label">{caseStudyStrings[point]}</dt>
          <dd className={point === "found" ? "size-3" : undefined}>
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
