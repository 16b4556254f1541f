import { graphql } from "gatsby";
import { uiStrings } from "../../strings/ui-strings";
import { Icon } from "../icon/icon";
import "./social-links.css";

interface SocialLinksProps {
  readonly socials: Queries.SocialsFragment;
  readonly messageTo: string;
}

/** Links to Facebook and LinkedIn, and one to write a message, that look like buttons. A mail link says what it does. */
export const SocialLinks = ({ socials, messageTo }: SocialLinksProps) => (
  <ul role="list" className="social-links actions">
    {(
      [
        ["facebook", uiStrings.facebook, socials.facebook],
        ["linkedin", uiStrings.linkedin, socials.linkedin],
        ["mail", uiStrings.message, messageTo],
      ] as const
    ).map(([icon, label, to]) => (
      <li key={icon}>
        <a className="button button--small" href={to}>
          <Icon name={icon} />
          {label}
          {to.startsWith("mailto:") ? <span className="visually-hidden"> {uiStrings.byEmail}</span> : null}
        </a>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment Socials on StudioSocials {
    facebook
    linkedin
  }
`;
