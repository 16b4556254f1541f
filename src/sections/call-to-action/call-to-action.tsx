import { ButtonLinks } from "../../components/button-link/button-links";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkView } from "../../content-schema/view-types";

interface CallToActionProps {
  readonly heading: string;
  readonly lead: string;
  /** The first is the main action. */
  readonly links: readonly LinkView[];
}

/** The call to action at the end of a page, on a dark background. */
export const CallToAction = ({ heading, lead, links }: CallToActionProps) => (
  <PageSection heading={heading} lead={lead} background="plane">
    <ButtonLinks links={links} />
  </PageSection>
);
