import { Icon } from "../../components/icon/icon";
import { uiStrings } from "../../strings/ui-strings";
import type { CurrentMark } from "../current-page";
import type { SiteLayout } from "../use-site-layout";
import "./bottom-bar.css";

interface BottomBarProps {
  readonly links: SiteLayout["navigation"]["bottomBarLinks"];
  readonly mark: (to: string) => CurrentMark;
}

/** Shown below 480 px only (docs/specification.md, "Bottom bar"). */
export const BottomBar = ({ links, mark }: BottomBarProps) => (
  <nav className="bottom-bar" aria-label={uiStrings.bottomBar}>
    <ul role="list" className="bottom-bar__list">
      {links.map(({ label, to, icon, fullName }) => (
        <li key={to}>
          <a className="bottom-bar__link" href={to} aria-current={mark(to)} aria-label={fullName ?? undefined}>
            <Icon name={icon} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
