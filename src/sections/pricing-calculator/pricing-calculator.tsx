import { useId, useState } from "react";
import { interpolate } from "../../lib/interpolate";
import { PricingAnswer } from "./pricing-answer";
import { PricingDuration } from "./pricing-duration";
import type { PricingOptionData, PricingWords } from "./pricing-data";
import { formatPriceRange } from "./format-price-range";
import "./pricing-calculator.css";

interface PricingCalculatorProps {
  readonly content: PricingWords;
  readonly options: readonly PricingOptionData[];
  /** Where the way of reckoning is told. */
  readonly budgetAnchor: string;
}

/**
 * One question with radio cards. Each answer stands behind its own option, so that the page reads in order without
 * scripts, where all answers show. With scripts CSS alone shows the answer of the chosen one, at once, even before they
 * have arrived; React only announces it.
 */
export const PricingCalculator = ({ content, options, budgetAnchor }: PricingCalculatorProps) => {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const option = options.find(({ key }) => key === chosen);
  return (
    <section className="pricing" aria-labelledby={id}>
      <h2 id={id}>{content.title}</h2>
      <fieldset className="pricing__question">
        <legend className="pricing__legend">
          <span className="pricing__label">{content.label}</span> {content.text}
        </legend>
        <p className="pricing__prompt">{content.prompt}</p>
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
              <PricingAnswer content={content} option={one} />
            </div>
          ))}
        </div>
      </fieldset>
      <p role="status" className="visually-hidden">
        {option === undefined
          ? ""
          : `${interpolate(content.answerHeading, { duration: option.label })}. ${option.goodFor} ${content.rangeHeading}: ${formatPriceRange(option, content)}.`}
      </p>
      <p className="pricing__note muted">
        {content.sampleNote} <a href={`#${budgetAnchor}`}>{content.budgetDetails}</a>
      </p>
    </section>
  );
};
