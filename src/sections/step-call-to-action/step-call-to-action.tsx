import { useId } from "react";
import { ButtonLink } from "../../components/button-link/button-link";
import type { LinkData } from "../../components/view-models";
import "./step-call-to-action.css";

interface StepCallToActionProps {
  readonly heading: string;
  readonly lead: string;
  /** The Start Your Project link or links of the step. */
  readonly links: readonly LinkData[];
}

/** The Start Your Project link of a step, with a word before it. */
export const StepCallToAction = ({ heading, lead, links }: StepCallToActionProps) => {
  const id = useId();
  return (
    <section className="step-call-to-action" aria-labelledby={id}>
      <div className="step-call-to-action__inner container">
        <div className="flow">
          <h2 id={id}>{heading}</h2>
          <p>{lead}</p>
        </div>
        <div className="actions">
          {links.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} kind={index === 0 ? "main" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
};
