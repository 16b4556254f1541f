import type { StatData } from "../view-models";
import { Sources } from "../sources/sources";
import "./stat.css";

/** One strong figure, what it counts, and where it comes from. */
export const Stat = ({ fact }: { readonly fact: StatData }) => (
  <div className="stat">
    <p className="stat__text">
      <span className="stat__value">{fact.value}</span> <span className="stat__label">{fact.label}</span>
    </p>
    <Sources sources={[fact.source]} />
  </div>
);
