import { Icon } from "../../components/icon/icon";
import { SiteLink } from "../../components/site-link/site-link";
import { currentMark } from "../current-page";
import "./bottom-bar.css";

interface BottomBarProps {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    readonly icon: string;
    readonly fullName?: string | null;
  }[];
  readonly pathname: string;
  readonly section?: string | undefined;
}

/** The bar at the bottom of small phones: shown below 480 px, hidden from 480 px up (specification, section 2). */
export const BottomBar = ({ label, links, pathname, section }: BottomBarProps) => (
  <nav className="bottom-bar" aria-label={label}>
    <ul role="list" className="bottom-bar__list">
      {links.map(({ label: name, to, icon, fullName }) => (
        <li key={to}>
          <SiteLink
            className="bottom-bar__link"
            to={to}
            aria-current={currentMark(to, pathname, section)}
            {...(fullName ? { "aria-label": fullName } : {})}
          >
            <Icon name={icon} />
            <span>{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
