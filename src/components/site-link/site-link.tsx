import { Link } from "gatsby";
import type { AriaAttributes, ReactNode } from "react";

interface SiteLinkProps {
  /** A page of this site (`/pricing/`), or a full address. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly "aria-current"?: AriaAttributes["aria-current"];
  readonly "aria-label"?: string | undefined;
}

/** Internal links use Gatsby's router, external ones a plain anchor in the same tab. */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) =>
  to.startsWith("/") ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
