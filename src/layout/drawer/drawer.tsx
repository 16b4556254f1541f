import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon";
import { SiteLink } from "../../components/site-link/site-link";
import type { LinkView } from "../../content-schema/view-types";
import { useMediaQuery } from "../../hooks/use-media-query";
import { useModalDialog, wrapFocus } from "../../hooks/use-modal-dialog";
import { uiStrings } from "../../lib/ui-strings";
import { currentMark } from "../current-page";
import "./drawer.css";

interface DrawerProps {
  readonly open: boolean;
  /** Called by both close buttons, Escape, a click on the backdrop, a navigation, and when the window gets wide. */
  readonly onClose: () => void;
  readonly links: readonly LinkView[];
  readonly pathname: string;
  readonly section?: string | undefined;
}

/** The menu of narrow screens: slides in from the end over the page. Below 540 px it takes the whole width. */
export const Drawer = ({ open, onClose, links, pathname, section }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeIcon = useRef<HTMLButtonElement>(null);
  const wide = useMediaQuery("(min-width: 48em)");
  useModalDialog(dialog, open, closeIcon);
  const place = `${pathname} ${wide ? "wide" : "narrow"}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    // Not on mount: a click before hydration is replayed and may open the menu before this effect runs.
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    onClose();
  }, [place, onClose]);
  return (
    // The element is interactive: the listeners trap the focus and close on a click on the backdrop.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="drawer theme-dark"
      aria-label={uiStrings.menu}
      onKeyDown={wrapFocus}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="drawer__inner">
        <button ref={closeIcon} type="button" className="drawer__icon" title={uiStrings.closeMenu} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{uiStrings.closeMenu}</span>
        </button>
        <nav aria-label={uiStrings.menu}>
          <ul role="list" className="drawer__list">
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink
                  className="drawer__link"
                  to={to}
                  aria-current={currentMark(to, pathname, section)}
                  onClick={onClose}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className="drawer__close" onClick={onClose}>
          {uiStrings.closeMenu}
        </button>
      </div>
    </dialog>
  );
};
