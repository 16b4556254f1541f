import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import type { OpeningData } from "../../components/view-models";
import "./page-opening.css";

interface PageOpeningProps {
  readonly opening: OpeningData;
  /** A line over the heading: the section's or the study's name. */
  readonly over?: ReactNode;
  /** Stands above all, over the whole width. */
  readonly above?: ReactNode;
  /** Stands beside the words on wide screens. */
  readonly beside?: ReactNode;
  /** Stands under the words, over the whole width. */
  readonly under?: ReactNode;
  readonly theme?: "studio" | "civic" | "clinical" | "violet";
}

/** The first screen of every page but home: the page's one heading and a sentence or two, on a ground that ends in the ramp. */
export const PageOpening = ({ opening, over, above, beside, under, theme = "studio" }: PageOpeningProps) => (
  <div className={`page-opening page-opening--${theme}${theme === "studio" ? "" : " on-plane"}`}>
    {above === undefined ? null : <div className="wrap">{above}</div>}
    <div className={`page-opening__inner wrap${beside === undefined ? "" : " page-opening__inner--beside"}`}>
      <div className="page-opening__text">
        {over === undefined ? null : <div className="page-opening__over">{over}</div>}
        <h1>{opening.heading}</h1>
        <p className="lead">
          <InlineText text={opening.lead} />
        </p>
      </div>
      {beside === undefined ? null : <div className="page-opening__beside">{beside}</div>}
    </div>
    {under === undefined ? null : <div className="wrap">{under}</div>}
  </div>
);
