import { graphql } from "gatsby";
import { Sources } from "../sources/sources";
import "./stat.css";

export const Stat = ({ stat }: { readonly stat: Queries.StatFragment }) => (
  <div className="stat stack">
    <p className="stat__text">
      <span className="stat__value">{stat.value}</span> <span className="stat__label">{stat.label}</span>
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
