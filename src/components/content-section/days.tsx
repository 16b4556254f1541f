import { InlineText, InlineTexts } from "../inline-text/inline-text";
import "./days.css";

interface DaysProps {
  readonly days: NonNullable<Queries.SectionListFragment["days"]>;
}

/** What to do on which day, along a rail. The day's number is large. The title of a later day opens it. */
export const Days = ({ days }: DaysProps) => (
  <ol className="days rail ruled-list ruled-list--loose" role="list">
    {days.map(({ label, number, title, text, points }, index) => (
      <li key={number} className="station columns columns--aside columns--early">
        <p className="label">
          {label} <strong className="large-number">{number}</strong>
        </p>
        <details open={index === 0}>
          <summary>{title}</summary>
          <div className="flow">
            {text ? (
              <p>
                <InlineText text={text} />
              </p>
            ) : null}
            {points ? (
              <ul>
                <InlineTexts as="li" texts={points} />
              </ul>
            ) : null}
          </div>
        </details>
      </li>
    ))}
  </ol>
);
