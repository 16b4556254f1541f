import { LinkList } from "../../components/link-list/link-list";
import { uiStrings } from "../../strings/ui-strings";
import "./tab-navigation.css";

interface TabNavigationProps {
  readonly tabs: readonly Queries.LinkFragment[];
  /** The address of the tab that is shown. */
  readonly current: string;
}

/**
 * The pages of the Accessible Design section: a strip on wide screens, a list on narrow ones.
 * Links, not ARIA tabs, since each is a page of its own.
 */
export const TabNavigation = ({ tabs, current }: TabNavigationProps) => (
  <nav className="tab-navigation" aria-label={uiStrings.accessibleDesignTabs}>
    <LinkList
      links={tabs}
      className="tab-navigation__list"
      linkClassName="tab-navigation__link nav-link station"
      mark={(to) => (to === current ? "page" : undefined)}
    />
  </nav>
);
