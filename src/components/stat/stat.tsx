import type { StatView } from "../../content-schema/view-types";
import { Sources } from "../sources/sources";
import "./stat.css";

/** A statistic: its value, what it counts, and its source. */
export const Stat = ({ fact }: { readonly fact: StatView }) => (
  <div className="stat">
    <p className="stat__text">
      <span className="stat__value">{fact.value}</span> <span className="stat__label">{fact.label}</span>
    </p>
    <Sources sources={[fact.source]} />
  </div>
);
