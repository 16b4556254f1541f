import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import { SiteLink } from "../../components/site-link/site-link";
import type { NavigationView, StudioView } from "../../content-schema/view-types";

interface ContactSocialsProps {
  readonly heading: string;
  readonly lead: string;
  readonly studio: Pick<StudioView, "socials">;
  readonly labels: Pick<NavigationView["footer"], "facebook" | "linkedin" | "message">;
}

/** The social links of Contact Us: Facebook, LinkedIn, and a message link to this page's form (specification, section 2). */
export const ContactSocials = ({ heading, lead, studio, labels }: ContactSocialsProps) => (
  <PageSection heading={heading} lead={lead} background="mist">
    <ul role="list" className="actions">
      {[
        { icon: "facebook" as const, label: labels.facebook, to: studio.socials.facebook },
        { icon: "linkedin" as const, label: labels.linkedin, to: studio.socials.linkedin },
        { icon: "mail" as const, label: labels.message, to: "/contact-us/#contact" },
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
