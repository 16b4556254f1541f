import type { ReactNode } from "react";
import { ButtonLinks } from "../../components/button-link/button-links";
import { SectionIntro } from "../../components/page-section/page-section";
import "./step-end.css";

interface StepEndProps {
  /** Links to the steps before and after it. */
  readonly children: ReactNode;
  readonly links: readonly Queries.LinkFragment[];
  /** Only at the end of a study: on all fifteen pages it would be a refrain. */
  readonly question: Queries.CaseStudyCallToAction | undefined;
}

/** The end of a step: where to go on, and the way to the form, with a question at the study's end. */
export const StepEnd = ({ children, links, question }: StepEndProps) => (
  <div className="page-section page-section--closing step-end">
    {question === undefined ? (
      <div className="step-end__ways columns columns--aside container">
        {children}
        <ButtonLinks links={links} first="plain" others="plain" />
      </div>
    ) : (
      <>
        <div className="container">{children}</div>
        <div className="step-end__question page-section__inner stack stack--loose container">
          <SectionIntro {...question} />
          <ButtonLinks links={links} />
        </div>
      </>
    )}
  </div>
);
