import type { ReactNode } from "react";
import { ButtonLinks } from "../../components/button-link/button-links";
import { SectionIntro } from "../../components/page-section/page-section";

interface StepEndProps {
  /** Links to the steps before and after it. */
  readonly children: ReactNode;
  readonly links: readonly Queries.LinkFragment[];
  /** Only at the end of a study: on all fifteen pages it would be a refrain. */
  readonly question: Queries.CaseStudyCallToAction | undefined;
}

/** The end of a step: where to go on, and the way to the form, with a question at the study's end. */
export const StepEnd = ({ children, links, question }: StepEndProps) => (
  <div className="page-section page-section--closing">
    <div className="container stack stack--loose">
      {children}
      {question === undefined ? null : <SectionIntro {...question} />}
      <ButtonLinks links={links} {...(question === undefined ? { first: "plain", others: "plain" } : {})} />
    </div>
  </div>
);
