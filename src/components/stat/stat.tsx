import { graphql } from "gatsby";
import { Sources } from "../sources/sources";
import "./stat.css";

interface StatProps {
  readonly stat: Queries.StatFragment;
  /** Set it where the number is one of several things in a row; alone, it's the largest thing of its section. */
  readonly isSmall?: boolean;
}

export const Stat = ({ stat, isSmall = false }: StatProps) => (
  <div className={`stack${isSmall ? "" : " stat"}`}>
    <p className="stat__text">
      <span className={`stat__value${isSmall ? " stat__value--small" : ""}`}>{stat.value}</span>{" "}
      <span className="stat__label">{stat.label}</span>
    </p>
    <Sources sources={[stat.source]} />
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
