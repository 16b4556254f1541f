import { ButtonLink } from "../../components/button-link/button-link";
import { PricingDuration } from "./pricing-duration";
import type { PricingOptionData, PricingWords } from "./pricing-data";
import { formatPriceRange } from "./format-price-range";

interface PricingAnswerProps {
  readonly content: PricingWords;
  readonly option: PricingOptionData;
}

/** What an engagement of this length usually holds: team, phases, budget range, and the link that carries the choice on. */
export const PricingAnswer = ({ content, option }: PricingAnswerProps) => {
  const [before = "", after = ""] = content.answerHeading.split("{duration}");
  return (
    <div className="pricing__answer">
      <h3 className="pricing__answer-heading">
        {before}
        <PricingDuration option={option} />
        {after}
      </h3>
      <p className="lead">{option.goodFor}</p>
      <div className="pricing__range">
        <h4>{content.rangeHeading}</h4>
        <p className="pricing__amount">{formatPriceRange(option, content)}</p>
        {option.rangeNote ? <p className="muted">{option.rangeNote}</p> : null}
      </div>
      <div>
        <h4>{content.teamHeading}</h4>
        <ul>
          {option.team.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>{content.phasesHeading}</h4>
        <ol>
          {option.phases.map((phase) => (
            <li key={phase}>{phase}</li>
          ))}
        </ol>
      </div>
      <p>
        <ButtonLink to={`/start-your-project/?duration=${option.key}`}>
          {content.start}
          <span className="visually-hidden">
            : <PricingDuration option={option} />
          </span>
        </ButtonLink>
      </p>
    </div>
  );
};
