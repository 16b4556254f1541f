import type { ComponentProps } from "react";

interface SiteLinkProps extends Pick<ComponentProps<"a">, "className" | "children" | "aria-current" | "aria-label"> {
  /** A page of this site (`/pricing/`), or a full address. */
  readonly to: string;
}

/** A link, in the same tab. The browser follows it: pages are documents (decision 7). */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
