import type { AnchorHTMLAttributes } from "react";

/**
 * Stands for the package `gatsby` in component tests. Links are plain anchors. Queries answer nothing, because views
 * take plain data; only the frame asks the data layer, and a test of it says what is answered.
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

let layoutAnswer: Queries.SiteLayoutQuery | undefined;

/** Says what the frame's query answers in this test file; without it the query throws. */
export const answerLayoutQuery = (answer: Queries.SiteLayoutQuery): void => {
  layoutAnswer = answer;
};

export const useStaticQuery = (): Queries.SiteLayoutQuery => {
  if (layoutAnswer === undefined) throw new Error("Views take plain data: hand it in as props.");
  return layoutAnswer;
};

export const navigate = jest.fn();

export const withPrefix = (path: string): string => path;
