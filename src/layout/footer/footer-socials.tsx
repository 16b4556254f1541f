import { Icon } from "../../components/icon/icon";
import type { AnyIconName } from "../../components/icon/icon-paths";

interface FooterSocialsProps {
  readonly heading: string;
  readonly links: readonly { readonly icon: AnyIconName; readonly label: string; readonly to: string }[];
  /** `mobile` is hidden from 1200 px up, `wide` below (specification, section 9). */
  readonly layout: "mobile" | "wide";
}

/** Facebook, LinkedIn and the mail link. */
export const FooterSocials = ({ heading, links, layout }: FooterSocialsProps) => (
  <div className={`footer__socials footer__socials--${layout}`}>
    <h2 className="footer__heading label">{heading}</h2>
    <ul role="list" className="footer__social-list">
      {links.map(({ icon, label, to }) => (
        <li key={label}>
          <a className="small-button" href={to}>
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
