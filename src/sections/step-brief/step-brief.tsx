import { InlineText } from "../../components/inline-text/inline-text";
import "./step-brief.css";

interface StepBriefProps {
  readonly heading: string;
  /** Label and sentence: asked, did, found, decided, next. */
  readonly points: readonly { readonly label: string; readonly text: string }[];
}

/** A step in five sentences, for readers in a hurry. */
export const StepBrief = ({ heading, points }: StepBriefProps) => (
  <section className="step-brief">
    <h2>{heading}</h2>
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
