import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";

/** The problem that a case study sets out to solve, in one sentence. */
export const ProblemStatement = ({ text }: { readonly text: string }) => (
  <section className="content-section columns columns--aside">
    <h2>{caseStudyStrings.problem}</h2>
    <p className="marked lead">
      <InlineText text={text} />
    </p>
  </section>
);
