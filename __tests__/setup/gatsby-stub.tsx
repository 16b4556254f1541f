import type { AnchorHTMLAttributes } from "react";

/**
 * Mock of the package `gatsby` for component tests. Links are plain anchors. Only the site layout queries data; a test
 * that renders it sets the result with answerFrameQuery.
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

let frameAnswer: Queries.SiteFrameQuery | undefined;

/** Sets the result of the site layout's query for this test file; without it the query throws. */
export const answerFrameQuery = (answer: Queries.SiteFrameQuery): void => {
  frameAnswer = answer;
};

export const useStaticQuery = (): Queries.SiteFrameQuery => {
  if (frameAnswer === undefined) throw new Error("Views take plain data: pass it as props.");
  return frameAnswer;
};

export const navigate = jest.fn();
