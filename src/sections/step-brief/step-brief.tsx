import { useId } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import "./step-brief.css";

interface StepBriefProps {
  readonly heading: string;
  /** Label and sentence: asked, did, found, decided, next. */
  readonly points: readonly { readonly label: string; readonly text: string }[];
}

/** A step in five sentences, for readers in a hurry. */
export const StepBrief = ({ heading, points }: StepBriefProps) => {
  const id = useId();
  return (
    <section className="step-brief" aria-labelledby={id}>
      <h2 className="step-brief__heading" id={id}>
        {heading}
      </h2>
      <dl className="step-brief__list">
        {points.map(({ label, text }) => (
          <div key={label} className="step-brief__point">
            <dt>{label}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
