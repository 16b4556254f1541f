import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import { SiteLink } from "../site-link/site-link";
import "./button-link.css";

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** `main` is gold: at most one a screen. `quiet` has an edge only. `plain` is a large text link with an arrow. */
  readonly kind?: "main" | "quiet" | "plain";
}

/** A link that asks for a decision: start a project, see our work. */
export const ButtonLink = ({ to, children, kind = "main" }: ButtonLinkProps) => (
  <SiteLink className={`button-link button-link--${kind}`} to={to}>
    <span>{children}</span>
    <Icon name="arrow-right" />
  </SiteLink>
);
