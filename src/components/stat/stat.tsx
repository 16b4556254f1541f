import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Sources } from "../sources/sources";
import "./stat.css";

interface StatProps {
  readonly stat: Queries.StatFragment;
  /** Whether it is the first thing below a header's slope. */
  readonly isAtSlope?: boolean;
  /** Below its source. */
  readonly children?: ReactNode;
}

/** A number, the largest thing of its section. */
export const Stat = ({ stat, isAtSlope = false, children }: StatProps) => (
  <div className={`stat${isAtSlope ? " stat--at-slope" : ""} columns columns--aside`}>
    <p className="stat__value">{stat.value}</p>
    <div className="stack">
      <p className="stat__label">{stat.label}</p>
      <Sources sources={[stat.source]} />
      {children}
    </div>
  </div>
);

export const fragment = graphql`
  fragment Stat on Stat {
    value
    label
    source {
      ...Source
    }
  }
`;
