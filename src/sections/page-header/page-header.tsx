import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import "./page-header.css";

interface PageHeaderProps {
  readonly heading: string;
  readonly lead: string;
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
export const PageHeader = ({ heading, lead, over, above, beside, under, theme = "studio" }: PageHeaderProps) => (
  <div className={`page-header page-header--${theme}${theme === "studio" ? "" : " theme-dark"}`}>
    {above === undefined ? null : <div className="container">{above}</div>}
    <div className={`page-header__inner container${beside === undefined ? "" : " page-header__inner--beside"}`}>
      <div className="page-header__text">
        {over === undefined ? null : <div className="page-header__over">{over}</div>}
        <h1>{heading}</h1>
        <p className="lead">
          <InlineText text={lead} />
        </p>
      </div>
      {beside === undefined ? null : <div className="page-header__beside">{beside}</div>}
    </div>
    {under === undefined ? null : <div className="container">{under}</div>}
  </div>
);
