import type { RefObject } from "react";
import { uiStrings } from "../../lib/ui-strings";
import "./skip-link.css";

interface SkipLinkProps {
  /** The page's main landmark. Focus moves there, for browsers that only scroll. */
  readonly target: RefObject<HTMLElement | null>;
}

/** The first stop of the keyboard: past the menus, into the page (WCAG 2.4.1). */
export const SkipLink = ({ target }: SkipLinkProps) => (
  <a className="skip-link" href="#main" onClick={() => target.current?.focus()}>
    {uiStrings.skipLink}
  </a>
);
