import type { AnchorHTMLAttributes } from "react";

/**
 * Mock of the package `gatsby` for component tests. Links are plain anchors. Only the site layout queries data; a test
 * that renders it sets the result with answerLayoutQuery.
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

export const graphql = (parts: TemplateStringsArray): string => parts.join("");

let layoutAnswer: Queries.SiteLayoutQuery | undefined;

/** Says what the site layout's query answers in this test file; without it the query throws. */
export const answerLayoutQuery = (answer: Queries.SiteLayoutQuery): void => {
  layoutAnswer = answer;
};

export const useStaticQuery = (): Queries.SiteLayoutQuery => {
  if (layoutAnswer === undefined) throw new Error("Views take plain data: hand it in as props.");
  return layoutAnswer;
};

export const navigate = jest.fn();
