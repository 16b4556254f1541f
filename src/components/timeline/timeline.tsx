import type { ReactNode } from "react";
import "./timeline.css";

interface TimelineProps {
  /** Elements `li`, each with its time first. */
  readonly children: ReactNode;
  /** Whether the steps are beside each other where there is room. */
  readonly row?: boolean;
}

/** Steps in time, as stations on the rail. */
export const Timeline = ({ children, row = false }: TimelineProps) => (
  <ol role="list" className={`timeline${row ? " timeline--row" : ""}`}>
    {children}
  </ol>
);
