import { ButtonLink } from "../../components/button-link/button-link";
import { PageSection } from "../../components/page-section/page-section";
import type { ServicesPageView } from "../../content-schema/view-types";
import { Capability } from "./capability";
import type { CapabilityFacts, CapabilityProject, CapabilityStudio } from "./capability-data";
import { CapabilityPdfLink } from "./capability-pdf-link";

interface CapabilitySectionProps {
  readonly content: ServicesPageView["capability"];
  readonly facts: CapabilityFacts;
  readonly studio: CapabilityStudio;
  readonly projects: readonly CapabilityProject[];
}

/** The capability block of the Services page. The industry codes have a table of their own there. */
export const CapabilitySection = ({ content, facts, studio, projects }: CapabilitySectionProps) => (
  <PageSection heading={content.heading} lead={content.lead} anchor="government-buyers">
    <Capability facts={facts} studio={studio} projects={projects} level={3} />
    <div className="capability__more">
      <ButtonLink to={content.page.to} kind="quiet">
        {content.page.label}
      </ButtonLink>
      <CapabilityPdfLink />
    </div>
  </PageSection>
);
