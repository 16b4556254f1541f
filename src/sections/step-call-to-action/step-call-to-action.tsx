import { ButtonLinks } from "../../components/button-link/button-links";
import type { LinkView } from "../../content-schema/view-types";
import "./step-call-to-action.css";

interface StepCallToActionProps {
  readonly words: { readonly heading: string; readonly lead: string };
  /** The Start Your Project link or links of the step. */
  readonly links: readonly LinkView[];
}

/** The Start Your Project links at the end of a study. */
export const StepCallToAction = ({ words, links }: StepCallToActionProps) => (
  <div className="step-call-to-action">
    <div className="step-call-to-action__inner columns container">
      <div className="flow">
        <h2>{words.heading}</h2>
        <p>{words.lead}</p>
      </div>
      <ButtonLinks links={links} />
    </div>
  </div>
);
