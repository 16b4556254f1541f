import { ButtonLink } from "../../components/button-link/button-link";
import { durationParameter, startPath } from "../../lib/page-path";
import { describeEffort, formatPriceRange } from "../../lib/price-range";
import { pricingStrings } from "../../strings/pricing-strings";

/** A duration as the layout asks for it: the short form up to 767 px where there is one, the long form from 768 px up. */
export const PricingDuration = ({ option }: { readonly option: Queries.PricingOptionFragment }) =>
  option.shortLabel ? (
    <>
      <span className="desktop-only">{option.label}</span>
      <span className="mobile-only">{option.shortLabel}</span>
    </>
  ) : (
    <span>{option.label}</span>
  );

interface PricingAnswerProps {
  readonly option: Queries.PricingOptionFragment;
  readonly rate: Queries.RateFragment;
}

/** What a project of this length includes: budget range, people, phases. Its link carries the choice to the form. */
export const PricingAnswer = ({ option, rate }: PricingAnswerProps) => {
  const [before = "", after = ""] = pricingStrings.answerHeading.split("{duration}");
  return (
    <div className="pricing__answer">
      <h3 data-announced="">
        {before}
        <PricingDuration option={option} />
        {after}
      </h3>
      <p className="pricing__amount" data-announced="">
        {formatPriceRange(option, rate, pricingStrings)}
      </p>
      <div>
        <p data-announced="">{option.goodFor}</p>
        <p className="muted">{describeEffort(option, pricingStrings)}</p>
      </div>
      <ol role="list" className="timeline timeline--row rail">
        {option.phases.map(({ when, text }) => (
          <li key={text}>
            <strong>{when}</strong> {text}
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink
          link={{ label: pricingStrings.start, to: `${startPath}?${durationParameter}=${option.key}` }}
          name={`${pricingStrings.start}: ${option.label}`}
        />
      </p>
    </div>
  );
};
