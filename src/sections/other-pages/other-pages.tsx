import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button-link/button-link";
import type { LinkView } from "../../content-schema/view-types";

interface OtherPagesProps {
  readonly heading: string;
  readonly links: readonly LinkView[];
  /** True where the first link is the main action of the page. */
  readonly mainFirst?: boolean;
  /** Stands before the heading. */
  readonly children?: ReactNode;
}

/** Where to go from a page that does not hold what was asked for: not found, offline. */
export const OtherPages = ({ heading, links, mainFirst = false, children }: OtherPagesProps) => (
  <section className="container flow">
    {children}
    <h2>{heading}</h2>
    <ul role="list" className="actions">
      {links.map(({ label, to }, index) => (
        <li key={to}>
          <ButtonLink to={to} kind={mainFirst && index === 0 ? "main" : "quiet"}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </section>
);
