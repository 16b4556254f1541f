import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "../../components/page-section/page-section.css";
import "./step-brief.css";

const points = ["question", "found", "decided"] as const;

/** A step in brief, for readers in a hurry: what was found is the loudest after the page's heading. */
export const StepBrief = ({ brief }: { readonly brief: Queries.StepBriefFragment }) => (
  <section className="page-section stack">
    <h2 className="visually-hidden">{caseStudyStrings.brief}</h2>
    <dl className="step-brief columns columns--aside">
      {points.map((point) => (
        <div key={point} className={point === "found" ? "step-brief__found" : undefined}>
          <dt className="label">{caseStudyStrings[point]}</dt>
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
