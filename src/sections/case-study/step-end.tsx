import { ButtonLinks } from "../../components/button-link/button-links";
import { SectionIntro } from "../../components/page-section/page-section";
import "./step-end.css";

interface StepEndProps {
  readonly links: readonly Queries.LinkFragment[];
  /** Only at the end of a study: on all fifteen pages it would be a refrain. */
  readonly question: Queries.CaseStudyCallToAction | undefined;
}

/** The way from a case study to the form: at its end a band with a question, on the steps before a quiet link. */
export const StepEnd = ({ links, question }: StepEndProps) => (
  <div className={question === undefined ? "page-end" : "step-end"}>
    <div className="container stack stack--loose">
      {question === undefined ? null : <SectionIntro {...question} />}
      <ButtonLinks links={links} {...(question === undefined ? { first: "plain", others: "plain" } : {})} />
    </div>
  </div>
);
