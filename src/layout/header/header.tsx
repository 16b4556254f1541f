import { Link } from "gatsby";
import { useCallback, useState } from "react";
import { Icon } from "../../components/icon/icon";
import { Logo } from "../../components/logo/logo";
import type { LinkData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import { useHydrated } from "../../hooks/use-hydrated";
import { currentMark } from "../current-page";
import { Drawer } from "../drawer/drawer";
import { footerListId } from "../footer/footer-list-id";
import "./header.css";

interface HeaderProps {
  readonly studioName: string;
  readonly words: {
    readonly headerLabel: string;
    readonly homeHint: string;
    readonly headerLinks: readonly LinkData[];
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly drawerLabel: string;
  };
  readonly pathname: string;
  readonly section?: string | undefined;
}

/**
 * The banner: logo with caption, the bar of links from 768 px up, and below that the button of the drawer.
 * Until scripts run the button is a link to the footer's full list, so that the menu always works.
 */
export const Header = ({ studioName, words, pathname, section }: HeaderProps) => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const label = open ? words.closeMenu : words.openMenu;
  return (
    <header className="header">
      <div className="header__inner wrap">
        <Link className="header__home" to="/">
          <Logo />
          <span className="header__caption">{studioName}</span>
          <span className="visually-hidden">, {words.homeHint}</span>
        </Link>
        <nav className="header__nav wide-only" aria-label={words.headerLabel}>
          <ul role="list" className="header__list">
            {words.headerLinks.map(({ label: name, to }) => (
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
            className="header__toggle narrow-only"
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
            className="header__toggle narrow-only"
            data-hydrate="menu"
            href={`#${footerListId}`}
            title={words.openMenu}
          >
            <Icon name="menu" />
            <span className="visually-hidden">{words.openMenu}</span>
          </a>
        )}
      </div>
      {hydrated ? (
        <Drawer
          open={open}
          onClose={close}
          label={words.drawerLabel}
          closeLabel={words.closeMenu}
          links={words.headerLinks}
          pathname={pathname}
          section={section}
        />
      ) : null}
    </header>
  );
};
