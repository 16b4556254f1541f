import type { FigureFactData } from "../view-models";
import { Sources } from "../sources/sources";
import "./figure-fact.css";

/** One strong figure, what it counts, and where it comes from. */
export const FigureFact = ({ fact }: { readonly fact: FigureFactData }) => (
  <div className="figure-fact">
    <p className="figure-fact__text">
      <span className="figure-fact__value">{fact.value}</span> <span className="figure-fact__label">{fact.label}</span>
    </p>
    <Sources sources={[fact.source]} />
  </div>
);
