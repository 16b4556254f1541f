import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import { SiteLink } from "../../components/site-link/site-link";
import type { StudioView } from "../../content-schema/view-types";
import { uiStrings } from "../../lib/ui-strings";
import "../../components/button-link/button-link.css";

interface ContactSocialsProps {
  readonly heading: string;
  readonly lead: string;
  readonly studio: Pick<StudioView, "socials">;
}

/** The social links of Contact Us: Facebook, LinkedIn, and a message link to this page's form (specification, section 2). */
export const ContactSocials = ({ heading, lead, studio }: ContactSocialsProps) => (
  <PageSection heading={heading} lead={lead} background="mist">
    <ul role="list" className="actions">
      {[
        { icon: "facebook" as const, label: uiStrings.facebook, to: studio.socials.facebook },
        { icon: "linkedin" as const, label: uiStrings.linkedin, to: studio.socials.linkedin },
        { icon: "mail" as const, label: uiStrings.message, to: "/contact-us/#contact" },
      ].map(({ icon, label, to }) => (
        <li key={icon}>
          <SiteLink className="button-link button-link--quiet" to={to}>
            <Icon name={icon} />
            <span>{label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </PageSection>
);
