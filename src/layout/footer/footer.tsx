import { InlineText } from "../../components/inline-text/inline-text";
import { LinkList } from "../../components/link-list/link-list";
import { Logo } from "../../components/logo/logo";
import { SocialLinks } from "../../components/button-link/social-links";
import { asSentence } from "../../lib/text";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { currentMark } from "../current-page";
import { StatementButton } from "../statement-dialog/statement-dialog";
import type { SiteLayout } from "../use-site-layout";
import "./footer.css";

/** The id of the footer's navigation, to which the header links without JavaScript. */
export const footerListId = "ui-all-pages";

const FooterAddress = ({ studio: { address, phone } }: { readonly studio: SiteLayout["studio"] }) => (
  <address className="footer__address small">
    <p>
      {address.street}
      {address.unit ? (
        <>
          <br />
          {address.unit}
        </>
      ) : null}
      <br />
      {`${address.city}, ${address.state} ${address.zip}`}
    </p>
    <p>
      <a className="footer__link standalone-link small" href={`tel:${phone.dial}`}>
        {phone.display}
      </a>
    </p>
  </address>
);

interface FooterSocialsProps {
  readonly studio: SiteLayout["studio"];
  /** `mobile` is hidden from 1200 px up, `wide` below (docs/specification.md, "Footer"). */
  readonly layout: "mobile" | "wide";
}

const FooterSocials = ({ studio, layout }: FooterSocialsProps) => (
  <div className={`footer__socials--${layout} screen-only`}>
    <h2 className="footer__heading label">{uiStrings.footer.socials}</h2>
    <SocialLinks socials={studio.socials} messageTo={`mailto:${studio.emails.general}`} />
  </div>
);

interface FooterProps {
  readonly studio: SiteLayout["studio"];
  readonly content: SiteLayout["navigation"]["footer"];
  readonly pathname: string;
}

/**
 * The contentinfo landmark. The social links are rendered twice, once per layout; CSS hides one at 1200 px
 * (docs/specification.md, "Footer").
 */
export const Footer = ({ studio, content, pathname }: FooterProps) => {
  const links = {
    linkClassName: "footer__link standalone-link small",
    mark: (to: string) => currentMark(to, pathname),
  };
  return (
    <footer className="footer theme-dark">
      <div className="footer__rail" aria-hidden="true" />
      <div className="container">
        <p className="footer__reality muted small">
          <InlineText text={content.reality} />
        </p>
      </div>
      <div className="footer__inner container">
        <div className="footer__studio actions screen-only">
          <Logo />
          <p className="footer__promise">{content.promise}</p>
        </div>
        <nav className="footer__nav" aria-label={uiStrings.footerNavigation} {...linkTarget(footerListId)}>
          <div>
            <h2 className="footer__heading label">{uiStrings.footer.pages}</h2>
            <LinkList {...links} links={content.pages} className="pairs no-row-gap" />
          </div>
          <div>
            <h2 className="footer__heading label">{uiStrings.footer.compliance}</h2>
            <LinkList {...links} links={content.compliance} className="footer__compliance" />
          </div>
        </nav>
        <div className="footer__contact">
          <h2 className="footer__heading label">{uiStrings.footer.address}</h2>
          <FooterAddress studio={studio} />
          <div className="footer__statement screen-only">
            <StatementButton />
          </div>
          <FooterSocials studio={studio} layout="wide" />
        </div>
        <FooterSocials studio={studio} layout="mobile" />
        <div className="footer__base actions">
          <p className="muted small">
            {asSentence(studio.legalName)} {uiStrings.footer.rights}
          </p>
          <LinkList
            {...links}
            links={content.siteLinks}
            className="footer__site-links pairs no-row-gap actions screen-only"
          />
        </div>
      </div>
    </footer>
  );
};
