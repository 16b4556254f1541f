import type { ReactNode } from "react";
import { linkTarget } from "../../lib/link-target";
import { InlineText } from "../inline-text/inline-text";
import "./page-section.css";

interface PageSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly lead?: string;
  /** `paper` and `mist` alternate on a page; `plane` is dark, at most one per page. */
  readonly background?: "paper" | "mist" | "plane";
  /** The id that links point to. */
  readonly anchor?: string;
  readonly className?: string;
}

/** A section of a page with background, heading and lead. It has no name: headings are enough (no region landmark). */
export const PageSection = ({ heading, children, lead, background = "paper", anchor, className }: PageSectionProps) => (
  <section
    className={`page-section page-section--${background}${background === "plane" ? " theme-dark" : ""}${className === undefined ? "" : ` ${className}`}`}
  >
    <div className="page-section__inner stack stack--loose container">
      <div className="page-section__intro stack">
        <h2 {...linkTarget(anchor)}>{heading}</h2>
        {lead === undefined ? null : (
          <p className="lead muted">
            <InlineText text={lead} />
          </p>
        )}
      </div>
      {children}
    </div>
  </section>
);
