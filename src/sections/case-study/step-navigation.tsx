import { caseStudyStrings } from "../../strings/case-study-strings";
import { interpolate } from "../../lib/text";
import "./step-navigation.css";

interface StepNavigationProps {
  readonly study: string;
  readonly steps: readonly Queries.LinkFragment[];
  /** The address of the step that is shown. Elsewhere, where several studies may be listed, each link names its study. */
  readonly current?: string;
}

/** As many letters as fit beside each other on a phone of 360 px: "Discovery" and four others. */
const lettersInRow = 36;

const fitInRow = (steps: StepNavigationProps["steps"]): boolean =>
  steps.reduce((sum, { label }) => sum + label.length, 0) <= lettersInRow;

/** The steps of a case study as links: a row on wide screens and, if their names are short, on phones; else a list. */
export const StepNavigation = ({ study, steps, current }: StepNavigationProps) => (
  <nav className="step-navigation" aria-label={interpolate(caseStudyStrings.steps, { name: study })}>
    <ol role="list" className={`step-navigation__list rail${fitInRow(steps) ? " step-navigation__list--row" : ""}`}>
      {steps.map(({ label: name, to }, index) => (
        <li key={to} className="step-navigation__step">
          <a
            className="step-navigation__link nav-link"
            href={to}
            aria-label={`${String(index + 1)} ${name}${current === undefined ? `: ${study}` : ""}`}
            aria-current={to === current ? "step" : undefined}
          >
            <span className="step-navigation__number station-sign">{index + 1}</span> <span>{name}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
