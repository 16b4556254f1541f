import { ButtonLink } from "../../components/button-link/button-link";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkData } from "../../components/view-models";

interface CallToActionProps {
  readonly heading: string;
  readonly lead: string;
  /** The first is the main action. */
  readonly links: readonly LinkData[];
}

/** The call to action at a page's end, on its one dark plane. */
export const CallToAction = ({ heading, lead, links }: CallToActionProps) => (
  <PageSection heading={heading} lead={lead} background="plane">
    <div className="actions">
      {links.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} kind={index === 0 ? "main" : "quiet"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </PageSection>
);
