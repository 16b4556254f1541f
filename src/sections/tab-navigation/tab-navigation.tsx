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
    <ul role="list" className="tab-navigation__list">
      {tabs.map(({ label: name, to }) => (
        <li key={to}>
          <a className="tab-navigation__link station" href={to} aria-current={to === current ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
