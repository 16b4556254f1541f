import { PageSection } from "../../components/page-section/page-section";
import { SocialLinks } from "../../components/button-link/social-links";
import type { StudioView } from "../../content-schema/view-types";
import "../../components/button-link/button-link.css";

interface ContactSocialsProps {
  readonly heading: string;
  readonly lead: string;
  readonly studio: Pick<StudioView, "socials">;
}

/** The social links of Contact Us, with a message link to this page's form (specification, section 2). */
export const ContactSocials = ({ heading, lead, studio }: ContactSocialsProps) => (
  <PageSection heading={heading} lead={lead} background="mist">
    <SocialLinks
      socials={studio.socials}
      messageTo="/contact-us/#contact"
      className="actions"
      linkClassName="button-link button-link--quiet"
    />
  </PageSection>
);
