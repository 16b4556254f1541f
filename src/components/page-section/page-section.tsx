import type { ReactNode } from "react";
import { linkTarget } from "../../lib/link-target";
import { InlineText } from "../inline-text/inline-text";
import "./page-section.css";

interface SectionIntroProps {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly pulled?: string | undefined;
  readonly anchor?: string | undefined;
}

export const SectionIntro = ({ heading, lead, pulled, anchor }: SectionIntroProps) => (
  <div className="page-section__intro stack">
    <h2 {...linkTarget(anchor)}>{heading}</h2>
    {lead === undefined ? null : (
      <p className="lead muted">
        <InlineText text={lead} />
      </p>
    )}
    {pulled === undefined ? null : (
      <p className="pulled">
        <InlineText text={pulled} />
      </p>
    )}
  </div>
);

interface PageSectionProps extends SectionIntroProps {
  readonly children: ReactNode;
  /** `paper` and `mist` alternate on a page; `plane` is dark, at most one per page; `closing` is a page's end. */
  readonly background?: "paper" | "mist" | "plane" | "closing";
  readonly className?: string;
}

/** A section of a page with background, heading and lead. It has no name: headings are enough (no region landmark). */
export const PageSection = ({
  heading,
  children,
  lead,
  pulled,
  background = "paper",
  anchor,
  className,
}: PageSectionProps) => (
  <section
    className={`page-section page-section--${background}${background === "plane" ? " theme-dark" : ""}${className === undefined ? "" : ` ${className}`}`}
  >
    <div className="page-section__inner stack stack--loose container">
      <SectionIntro heading={heading} lead={lead} pulled={pulled} anchor={anchor} />
      {children}
    </div>
  </section>
);
