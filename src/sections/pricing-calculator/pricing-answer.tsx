import { ButtonLink } from "../../components/button-link/button-link";
import type { PricingPageView } from "../../content-schema/view-types";
import { PricingDuration } from "./pricing-duration";
import { pricingStrings } from "./pricing-strings";
import { formatPriceRange } from "./format-price-range";

interface PricingAnswerProps {
  readonly option: PricingPageView["options"][number];
}

/** What a project of this length includes: team, phases, budget range. Its link carries the choice to the form. */
export const PricingAnswer = ({ option }: PricingAnswerProps) => {
  const [before = "", after = ""] = pricingStrings.answerHeading.split("{duration}");
  return (
    <div className="pricing__answer">
      <h3 className="pricing__answer-heading" data-announced="">
        {before}
        <PricingDuration option={option} />
        {after}
      </h3>
      <p className="lead" data-announced="">
        {option.goodFor}
      </p>
      <div>
        <h4 className="label" data-announced="">
          {pricingStrings.rangeHeading}
        </h4>
        <p className="pricing__amount" data-announced="">
          {formatPriceRange(option)}
        </p>
        {option.rangeNote ? <p className="muted">{option.rangeNote}</p> : null}
      </div>
      <div>
        <h4 className="label">{pricingStrings.teamHeading}</h4>
        <ul>
          {option.team.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="label">{pricingStrings.phasesHeading}</h4>
        <ol>
          {option.phases.map((phase) => (
            <li key={phase}>{phase}</li>
          ))}
        </ol>
      </div>
      <p>
        <ButtonLink
          to={`/start-your-project/?duration=${option.key}`}
          name={`${pricingStrings.start}: ${option.label}`}
        >
          {pricingStrings.start}
        </ButtonLink>
      </p>
    </div>
  );
};
