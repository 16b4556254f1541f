import { useId, useState } from "react";
import { Status } from "../../components/status/status";
import type { PricingPageView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { PricingAnswer } from "./pricing-answer";
import { PricingDuration } from "./pricing-duration";
import { pricingStrings } from "./pricing-strings";
import { formatPriceRange } from "./format-price-range";
import "./pricing-calculator.css";

interface PricingCalculatorProps {
  readonly content: PricingPageView["question"];
  readonly options: PricingPageView["options"];
  /** The id of the section that explains the ranges. */
  readonly budgetAnchor: string;
}

/**
 * One question with radio cards. Each answer follows its option in the source order, and all are visible without
 * JavaScript. Otherwise CSS (`:checked`) shows the answer of the chosen option, even before hydration; React
 * announces it.
 */
export const PricingCalculator = ({ content, options, budgetAnchor }: PricingCalculatorProps) => {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const option = options.find(({ key }) => key === chosen);
  return (
    <section className="pricing" aria-labelledby={id}>
      <h2 id={id}>{content.title}</h2>
      <fieldset>
        <legend className="pricing__legend">
          <span className="pricing__label">{pricingStrings.label}</span> {content.text}
        </legend>
        <p className="pricing__prompt">{pricingStrings.prompt}</p>
        <div className="pricing__options">
          {options.map((one) => (
            <div key={one.key} className="pricing__choice">
              <label className="pricing__option">
                <input
                  type="radio"
                  name="duration"
                  value={one.key}
                  className="pricing__radio"
                  onChange={() => {
                    setChosen(one.key);
                  }}
                />
                <span className="pricing__mark" aria-hidden="true" />
                <PricingDuration option={one} />
              </label>
              <PricingAnswer option={one} />
            </div>
          ))}
        </div>
      </fieldset>
      <Status className="visually-hidden">
        {option === undefined
          ? null
          : `${interpolate(pricingStrings.answerHeading, { duration: option.label })}. ${option.goodFor} ${pricingStrings.rangeHeading}: ${formatPriceRange(option)}.`}
      </Status>
      <p className="muted">
        {content.sampleNote} <a href={`#${budgetAnchor}`}>{pricingStrings.budgetDetails}</a>
      </p>
    </section>
  );
};
