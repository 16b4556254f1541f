import { InlineText } from "../../components/inline-text/inline-text";
import { LinkList } from "../../components/link-list/link-list";
import { Logo } from "../../components/logo/logo";
import { asSentence } from "../../lib/as-sentence";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { currentMark } from "../current-page";
import { StatementButton } from "../statement-dialog/statement-dialog";
import type { SiteLayout } from "../use-site-layout";
import { FooterAddress } from "./footer-address";
import { FooterSocials } from "./footer-socials";
import "./footer.css";

/** The id of the footer's navigation, to which the header links without JavaScript. */
export const footerListId = "ui-all-pages";

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
