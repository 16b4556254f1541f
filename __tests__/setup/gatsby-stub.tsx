import type { AnchorHTMLAttributes } from "react";

/**
 * Stands for the package `gatsby` in component tests. Links are plain anchors; queries answer nothing,
 * because views take plain data: a component that needs a query cannot be tested here, on purpose.
 */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Like Gatsby's: an anchor whose press is left to the router, which is not here. */
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

export const graphql = (parts: TemplateStringsArray): string => parts.join("");

export const useStaticQuery = (): never => {
  throw new Error("Views take plain data: hand it in as props.");
};

export const navigate = jest.fn();

export const withPrefix = (path: string): string => path;
