import type { CurrentMark } from "../current-page";

interface NavLinksProps {
  readonly links: readonly Queries.LinkFragment[];
  /** The class of the list. */
  readonly className?: string;
  readonly linkClassName: string;
  /** How an address is marked as the current page, if it is. Of two links to one page, the first is marked. */
  readonly mark: (to: string) => CurrentMark;
}

/** The list of links in a navigation. */
export const NavLinks = ({ links, className, linkClassName, mark }: NavLinksProps) => (
  <ul role="list" className={className}>
    {links.map((link) => (
      <li key={link.label}>
        <a
          className={linkClassName}
          href={link.to}
          aria-current={links.find(({ to }) => to === link.to) === link ? mark(link.to) : undefined}
        >
          {link.label}
        </a>
      </li>
    ))}
  </ul>
);
