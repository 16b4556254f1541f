import { ButtonLink } from "../../components/button-link/button-link";
import { PageSection } from "../../components/page-section/page-section";

interface OtherPagesProps {
  readonly heading: string;
  readonly links: readonly Queries.LinkFragment[];
  /** True where the first link is the main action of the page. */
  readonly mainFirst?: boolean;
}

/** Links on pages that cannot show what was requested: not found, offline. */
export const OtherPages = ({ heading, links, mainFirst = false }: OtherPagesProps) => (
  <PageSection heading={heading}>
    <ul role="list" className="actions">
      {links.map((link, index) => (
        <li key={link.to}>
          <ButtonLink link={link} kind={mainFirst && index === 0 ? "main" : "quiet"} />
        </li>
      ))}
    </ul>
  </PageSection>
);
