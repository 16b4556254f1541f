import { Logo } from "../../components/logo/logo";
import type { LinkData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import { currentMark } from "../current-page";
import { StatementButton } from "../statement-dialog/statement-button";
import type { StatementDialogWords } from "../statement-dialog/statement-dialog";
import { FooterAddress, type AddressData } from "./footer-address";
import { footerListId } from "./footer-list-id";
import { FooterSocials } from "./footer-socials";
import "./footer.css";

interface FooterProps {
  readonly studio: AddressData & {
    readonly name: string;
    readonly legalName: string;
    readonly emails: { readonly general: string; readonly accessibility: string };
    readonly socials: { readonly facebook: string; readonly linkedin: string };
  };
  readonly words: {
    readonly label: string;
    readonly pagesHeading: string;
    readonly pages: readonly LinkData[];
    readonly complianceHeading: string;
    readonly compliance: readonly LinkData[];
    readonly addressHeading: string;
    readonly socialsHeading: string;
    readonly facebook: string;
    readonly linkedin: string;
    readonly message: string;
    readonly statementButton: string;
    readonly siteLinks: readonly LinkData[];
    readonly promise: string;
    readonly rights: string;
  };
  readonly dialog: StatementDialogWords;
  readonly pathname: string;
}

/**
 * The contentinfo landmark: every page, compliance, address, socials, and the statement's button.
 * The socials stand twice: in the mobile layout, which is hidden from 1200 px up, and in the wide layout's own place.
 */
export const Footer = ({ studio, words, dialog, pathname }: FooterProps) => {
  const socials = {
    heading: words.socialsHeading,
    links: [
      { icon: "facebook", label: words.facebook, to: studio.socials.facebook },
      { icon: "linkedin", label: words.linkedin, to: studio.socials.linkedin },
      { icon: "mail", label: words.message, to: `mailto:${studio.emails.general}` },
    ],
  };
  return (
    <footer className="footer on-plane">
      <div className="footer__slope" aria-hidden="true" />
      <div className="footer__inner wrap">
        <div className="footer__studio">
          <Logo />
          <p className="footer__promise">{words.promise}</p>
          <StatementButton label={words.statementButton} words={dialog} mail={studio.emails.accessibility} />
        </div>
        <nav className="footer__nav" aria-label={words.label} id={footerListId} tabIndex={-1}>
          <div className="footer__pages">
            <h2 className="footer__heading">{words.pagesHeading}</h2>
            <ul role="list" className="footer__list footer__list--pages">
              {words.pages.map(({ label, to }, index) => (
                <li key={label}>
                  <SiteLink
                    className="footer__link"
                    to={to}
                    // Two links may lead to one page; one of them is marked.
                    aria-current={
                      words.pages.findIndex((link) => link.to === to) === index ? currentMark(to, pathname) : undefined
                    }
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="footer__heading">{words.complianceHeading}</h2>
            <ul role="list" className="footer__list">
              {words.compliance.map(({ label, to }) => (
                <li key={label}>
                  <SiteLink className="footer__link" to={to}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="footer__reach">
          <h2 className="footer__heading">{words.addressHeading}</h2>
          <FooterAddress studio={studio} />
          <FooterSocials {...socials} layout="wide" />
        </div>
        <FooterSocials {...socials} layout="mobile" />
        <div className="footer__base">
          <p className="footer__rights">
            {studio.legalName}. {words.rights}
          </p>
          <ul role="list" className="footer__site-links">
            {words.siteLinks.map(({ label, to }) => (
              <li key={label}>
                <SiteLink
                  className="footer__link"
                  to={to}
                  // A page that the list above names is marked there.
                  aria-current={words.pages.some((link) => link.to === to) ? undefined : currentMark(to, pathname)}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};
