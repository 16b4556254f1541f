import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./problem-statement.css";

/** The problem that a case study sets out to solve, in one sentence. */
export const ProblemStatement = ({ text }: { readonly text: string }) => (
  <section className="problem-statement stack">
    <h2 className="label">{caseStudyStrings.problem}</h2>
    <p className="problem-statement__text statement">
      <InlineText text={text} />
    </p>
  </section>
);
