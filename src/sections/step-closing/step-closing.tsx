import { ActionLink } from "../../components/action-link/action-link";
import type { LinkData } from "../../components/view-models";
import "./step-closing.css";

interface StepClosingProps {
  readonly heading: string;
  readonly lead: string;
  /** The Start Your Project link or links of the step. */
  readonly links: readonly LinkData[];
}

/** The Start Your Project link of a step, with a word before it. */
export const StepClosing = ({ heading, lead, links }: StepClosingProps) => (
  <section className="step-closing" aria-labelledby="start">
    <div className="step-closing__inner wrap">
      <div className="flow">
        <h2 id="start">{heading}</h2>
        <p>{lead}</p>
      </div>
      <div className="actions">
        {links.map(({ label, to }, index) => (
          <ActionLink key={label} to={to} kind={index === 0 ? "main" : "quiet"}>
            {label}
          </ActionLink>
        ))}
      </div>
    </div>
  </section>
);
