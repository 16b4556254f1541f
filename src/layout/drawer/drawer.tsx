import { Icon } from "../../components/icon/icon";
import { closesDialog } from "../../components/dialog/native-dialog";
import { LinkList } from "../../components/link-list/link-list";
import { uiStrings } from "../../strings/ui-strings";
import type { CurrentMark } from "../current-page";
import type { SiteLayout } from "../use-site-layout";

export const drawerId = "ui-menu";

interface DrawerProps {
  readonly navigation: SiteLayout["navigation"];
  readonly mark: (to: string) => CurrentMark;
}

/**
 * The menu of narrow screens: slides in from the end over the page. Below 540 px it takes the whole width. Its buttons,
 * Escape, a click on the backdrop, a followed link and a window that gets wide close it (drawer.enhancement.ts).
 */
export const Drawer = ({ navigation, mark }: DrawerProps) => (
  <dialog id={drawerId} className="drawer theme-dark" aria-labelledby={`${drawerId}-title`} closedby="any">
    {/* Text before the button: Orca 43 is silent where the focus goes to the first thing of a modal. */}
    <p id={`${drawerId}-title`} className="visually-hidden">
      {uiStrings.menu}
    </p>
    <div className="drawer__inner">
      <button className="drawer__icon button button--icon" title={uiStrings.closeMenu} {...closesDialog(drawerId)}>
        <Icon name="close" />
        <span className="visually-hidden">{uiStrings.closeMenu}</span>
      </button>
      <nav aria-label={uiStrings.menu}>
        <LinkList
          links={navigation.headerLinks}
          className="drawer__list rail"
          linkClassName="drawer__link nav-link station"
          mark={mark}
        />
      </nav>
      <p className="actions">
        <a className="button button--main" href={navigation.start.to}>
          {navigation.start.label}
          <span className="visually-hidden"> {navigation.start.rest}</span>
        </a>
        <a className="standalone-link" href={navigation.prices.to}>
          {navigation.prices.label}
        </a>
      </p>
      <button className="drawer__close button" {...closesDialog(drawerId)}>
        {uiStrings.closeMenu}
      </button>
    </div>
  </dialog>
);
