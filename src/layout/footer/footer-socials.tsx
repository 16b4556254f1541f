import { SocialLinks } from "../../components/button-link/social-links";
import { uiStrings } from "../../strings/ui-strings";
import type { SiteLayout } from "../use-site-layout";

interface FooterSocialsProps {
  readonly studio: SiteLayout["studio"];
  /** `mobile` is hidden from 1200 px up, `wide` below (docs/specification.md, "Footer"). */
  readonly layout: "mobile" | "wide";
}

export const FooterSocials = ({ studio, layout }: FooterSocialsProps) => (
  <div className={`footer__socials--${layout} screen-only`}>
    <h2 className="footer__heading label">{uiStrings.footer.socials}</h2>
    <SocialLinks socials={studio.socials} messageTo={`mailto:${studio.emails.general}`} />
  </div>
);
