import { Link } from "gatsby";
import { useCallback, useState } from "react";
import { Icon } from "../../components/icon/icon";
import { Logo } from "../../components/logo/logo";
import { SiteLink } from "../../components/site-link/site-link";
import type { LinkView } from "../../content-schema/view-types";
import { useHydrated } from "../../hooks/use-hydrated";
import { uiStrings } from "../../lib/ui-strings";
import { currentMark } from "../current-page";
import { Drawer } from "../drawer/drawer";
import { footerListId } from "../footer/footer";
import "./header.css";

interface HeaderProps {
  readonly studioName: string;
  readonly links: readonly LinkView[];
  readonly pathname: string;
  readonly section?: string | undefined;
}

/**
 * The banner: logo, navigation bar from 768 px up, menu button below. Before hydration the button is a link to the
 * footer's list of pages, so the menu works without JavaScript.
 */
export const Header = ({ studioName, links, pathname, section }: HeaderProps) => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const label = open ? uiStrings.closeMenu : uiStrings.openMenu;
  return (
    <header className="header">
      <div className="header__inner container">
        <Link className="header__home" to="/">
          <Logo />
          <span className="header__caption">{studioName}</span>
          <span className="visually-hidden">, {uiStrings.homeLink}</span>
        </Link>
        <nav className="header__nav desktop-only" aria-label={uiStrings.mainNavigation}>
          <ul role="list" className="header__list">
            {links.map(({ label: name, to }) => (
              <li key={to}>
                <SiteLink className="header__link" to={to} aria-current={currentMark(to, pathname, section)}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {hydrated ? (
          <button
            type="button"
            className="header__toggle mobile-only"
            data-replaces="menu"
            aria-expanded={open}
            aria-haspopup="dialog"
            title={label}
            onClick={() => {
              setOpen((was) => !was);
            }}
          >
            <Icon name={open ? "close" : "menu"} />
            <span className="visually-hidden">{label}</span>
          </button>
        ) : (
          <a
            className="header__toggle mobile-only"
            data-hydrate="menu"
            href={`#${footerListId}`}
            title={uiStrings.openMenu}
          >
            <Icon name="menu" />
            <span className="visually-hidden">{uiStrings.openMenu}</span>
          </a>
        )}
      </div>
      {hydrated ? <Drawer open={open} onClose={close} links={links} pathname={pathname} section={section} /> : null}
    </header>
  );
};
