import { ButtonLink } from "../../components/button-link/button-link";
import { PageSection } from "../../components/page-section/page-section";
import type { ServicesPageView } from "../../content-schema/view-types";
import { Capability, type CapabilityProps } from "./capability";
import { CapabilityPdfLink } from "./capability-pdf-link";

interface CapabilitySectionProps extends Pick<CapabilityProps, "facts" | "studio" | "projects"> {
  readonly content: ServicesPageView["capability"];
}

/** The capability block of the Services page. The industry codes have a table of their own there. */
export const CapabilitySection = ({ content, ...rest }: CapabilitySectionProps) => (
  <PageSection heading={content.heading} lead={content.lead} anchor="government-buyers">
    <Capability {...rest} level={3} />
    <div className="capability__more actions">
      <ButtonLink link={content.page} kind="quiet" />
      <CapabilityPdfLink />
    </div>
  </PageSection>
);
