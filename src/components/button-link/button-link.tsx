import { graphql } from "gatsby";
import { isDownload } from "../../lib/downloads";
import { Icon } from "../icon/icon";

/** `main` is filled: at most one per screen. `quiet` is outlined. `plain` is a large text link with an arrow. */
export type ButtonKind = "main" | "quiet" | "plain";

interface ButtonLinkProps {
  readonly link: Queries.LinkFragment;
  readonly kind?: ButtonKind;
  /** The accessible name, where the text alone does not say enough. It begins with the text (WCAG 2.5.3). */
  readonly name?: string | undefined;
}

/** A link that looks like a button: a call to action, or a file to keep. */
export const ButtonLink = ({ link: { label, to }, kind = "main", name }: ButtonLinkProps) => (
  <a className={`button button--${kind}`} href={to} aria-label={name}>
    <span>{label}</span>
    <Icon name={isDownload(to) ? "download" : "arrow-right"} className="button__arrow" />
  </a>
);

export const fragment = graphql`
  fragment Link on Link {
    label
    to
  }
`;
