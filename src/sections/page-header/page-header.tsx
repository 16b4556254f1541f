import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import "./page-header.css";

interface PageHeaderProps {
  readonly heading: ReactNode;
  readonly lead: string;
  /** A line above the heading: the name of the section or study. */
  readonly over?: ReactNode;
  /** Above everything, full width. */
  readonly above?: ReactNode;
  /** Beside the text on wide screens. */
  readonly beside?: ReactNode;
  /** Below the text, full width. */
  readonly under?: ReactNode;
  readonly theme?: "studio" | "civic" | "clinical" | "violet";
}

/** The header of every page but home: the h1 and a lead. */
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
