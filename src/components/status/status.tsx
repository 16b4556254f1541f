import type { ReactNode } from "react";

interface StatusProps {
  readonly className?: string;
  /** Nothing while there is nothing to say. */
  readonly children?: ReactNode;
}

/**
 * A live region for status messages (WCAG 4.1.3). It is in the page from the start, since screen readers often miss one
 * that is inserted with its text. While it is empty, Orca would stop at it and say "status bar", but not with a
 * paragraph inside that is displayed as a block.
 */
export const Status = ({ className, children }: StatusProps) => (
  <div role="status" className={className}>
    <p>{children}</p>
  </div>
);
