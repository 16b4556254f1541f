import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** What opens it. */
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** Whether phones show it at first, too. */
  readonly isOpen?: boolean;
}

/** Folded on phones. Wider screens and paper show its content without the summary. */
export const Fold = ({ name, children, isOpen = false }: FoldProps) => (
  <details className="fold" open={isOpen}>
    <summary>{name}</summary>
    {children}
  </details>
);
