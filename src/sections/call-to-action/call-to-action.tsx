import { ButtonLinks } from "../../components/button-link/button-links";
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
    <ButtonLinks links={links} />
  </PageSection>
);
