import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** What opens it. */
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** Folded on phones. Wider screens and paper show its content without the summary. */
export const Fold = ({ name, children }: FoldProps) => (
  <details className="fold">
    <summary>{name}</summary>
    {children}
  </details>
);
