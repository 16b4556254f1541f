import type { AnchorHTMLAttributes } from "react";

/**
 * Mock of the package `gatsby` for component tests. Links are plain anchors. Nothing queries data: views take it as props.
 */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** An anchor that does not navigate: the router is not part of component tests. */
export const Link = ({ to, children, onClick, ...rest }: LinkProps) => (
  <a
    href={to}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
    {...rest}
  >
    {children}
  </a>
);
