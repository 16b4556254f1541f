import { Icon } from "../../components/icon/icon";
import { Logo } from "../../components/logo/logo";
import { opensDialog } from "../../components/dialog/native-dialog";
import { LinkList } from "../../components/link-list/link-list";
import { uiStrings } from "../../strings/ui-strings";
import type { CurrentMark } from "../current-page";
import type { SiteLayout } from "../use-site-layout";
import { Drawer, drawerId } from "../drawer/drawer";
import { footerListId } from "../footer/footer";
import "./header.css";

interface HeaderProps {
  readonly studioName: string;
  readonly navigation: SiteLayout["navigation"];
  readonly mark: (to: string) => CurrentMark;
}

/**
 * The banner: logo, navigation bar from 768 px up, menu button below. Without JavaScript, where the browser may not know
 * invoker commands, a link leads to the footer's list of pages.
 */
export const Header = ({ studioName, navigation, mark }: HeaderProps) => (
  <header className="header">
    <div className="header__inner container">
      <a className="header__home nav-link" href="/" aria-label={`${studioName}, ${uiStrings.homeLink}`}>
        <Logo />
        <span>{studioName}</span>
      </a>
      <nav className="desktop-only" aria-label={uiStrings.mainNavigation}>
        <LinkList
          links={navigation.headerLinks}
          className="header__list"
          linkClassName="header__link nav-link station"
          mark={mark}
        />
      </nav>
      <a className="header__start button button--small" href={navigation.start.to}>
        {navigation.start.label}
        <span className="visually-hidden"> {navigation.start.rest}</span>
      </a>
      <noscript>
        <a className="header__all-pages standalone-link small mobile-only screen-only" href={`#${footerListId}`}>
          {uiStrings.allPages}
        </a>
      </noscript>
      {/* Both names are in the HTML, so that a translated page has them translated (drawer.enhancement.ts). */}
      <button
        className="header__toggle button button--icon mobile-only screen-only"
        title={uiStrings.openMenu}
        {...opensDialog(drawerId)}
      >
        <span data-when="closed">
          <Icon name="menu" />
          <span className="visually-hidden">{uiStrings.openMenu}</span>
        </span>
        <span data-when="open" hidden>
          <Icon name="close" />
          <span className="visually-hidden">{uiStrings.closeMenu}</span>
        </span>
      </button>
    </div>
    <Drawer navigation={navigation} mark={mark} />
  </header>
);
