import { useState } from "react";
import { interpolate } from "../../lib/interpolate";
import { PricingAnswer } from "./pricing-answer";
import { PricingDuration } from "./pricing-duration";
import type { PricingOptionData, PricingWords } from "./pricing-data";
import { formatPriceRange } from "./format-price-range";
import "./pricing-calculator.css";

interface PricingCalculatorProps {
  readonly words: PricingWords;
  readonly options: readonly PricingOptionData[];
  /** Where the way of reckoning is told. */
  readonly budgetAnchor: string;
}

/**
 * One question with radio cards. Each answer stands behind its own option, so that the page reads in order without
 * scripts, where all answers show. With scripts CSS alone shows the answer of the chosen one, at once, even before they
 * have arrived; React only announces it.
 */
export const PricingCalculator = ({ words, options, budgetAnchor }: PricingCalculatorProps) => {
  const [chosen, setChosen] = useState<string>();
  const option = options.find(({ key }) => key === chosen);
  return (
    <section className="pricing" aria-labelledby="pricing-title">
      <h2 id="pricing-title">{words.title}</h2>
      <fieldset className="pricing__question">
        <legend className="pricing__legend">
          <span className="pricing__label">{words.label}</span> {words.text}
        </legend>
        <p className="pricing__prompt">{words.prompt}</p>
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
              <PricingAnswer words={words} option={one} />
            </div>
          ))}
        </div>
      </fieldset>
      <p role="status" className="visually-hidden">
        {option === undefined
          ? ""
          : `${interpolate(words.answerHeading, { duration: option.label })}. ${option.goodFor} ${words.rangeHeading}: ${formatPriceRange(option, words)}.`}
      </p>
      <p className="pricing__note muted">
        {words.sampleNote} <a href={`#${budgetAnchor}`}>{words.budgetDetails}</a>
      </p>
    </section>
  );
};
