import { graphql } from "gatsby";
import { formatPriceRange } from "../../lib/price-range";
import { pricingStrings } from "../../strings/pricing-strings";
import { PricingAnswer, PricingDuration } from "./pricing-answer";
import "./pricing-calculator.css";

interface PricingCalculatorProps {
  readonly content: Queries.PricingQuestionFragment;
  readonly options: readonly Queries.PricingOptionFragment[];
  readonly rate: Queries.RateFragment;
}

/**
 * One question with radio cards. Each answer follows its option in the source order, and all are visible without
 * JavaScript. Otherwise CSS (`:checked`) shows the answer of the chosen option, at first of the first one, below all of
 * them, so that none moves; pricing.enhancement.ts announces the answer to a change.
 */
export const PricingCalculator = ({ content, options, rate }: PricingCalculatorProps) => (
  <section className="pricing">
    <fieldset>
      <legend>
        <h2>{content.text}</h2>
      </legend>
      <div className="pricing__options stack">
        {options.map((option, index) => (
          <div key={option.key} className="pricing__choice stack" data-choice="">
            <label className="pricing__option card">
              <input
                type="radio"
                name="duration"
                value={option.key}
                className="pricing__radio"
                defaultChecked={index === 0}
              />
              <span className="pricing__mark" aria-hidden="true" />
              <span>
                <PricingDuration option={option} />{" "}
                <span className="pricing__range">{formatPriceRange(option, rate, pricingStrings)}</span>
              </span>
            </label>
            <PricingAnswer option={option} rate={rate} />
          </div>
        ))}
      </div>
    </fieldset>
    {/* In the page from the start: screen readers often miss a live region that is inserted with its text. Orca stops at
          an empty one and says "status bar", but not with a paragraph inside that is displayed as a block. */}
    <div role="status" className="visually-hidden">
      <p />
    </div>
  </section>
);

export const fragment = graphql`
  fragment PricingQuestion on PricingQuestion {
    text
  }
  fragment PricingOption on PricingOption {
    key
    label
    shortLabel
    goodFor
    months {
      from
      to
    }
    people {
      from
      to
    }
    phases {
      when
      text
    }
  }
  fragment Rate on PricingRate {
    hours
    perHour
  }
`;
