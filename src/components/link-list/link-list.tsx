import type { ComponentProps } from "react";

interface LinkListProps {
  readonly links: readonly Queries.LinkFragment[];
  readonly className?: string;
  readonly linkClassName: string;
  /** Whether an address is that of the current page, or of its section. Of two links to it, the first is marked. */
  readonly mark?: (to: string) => ComponentProps<"a">["aria-current"];
}

/** Links by their names, as in a navigation. */
export const LinkList = ({ links, className, linkClassName, mark }: LinkListProps) => (
  <ul role="list" className={className}>
    {links.map((link) => (
      <li key={link.label}>
        <a
          className={linkClassName}
          href={link.to}
          aria-current={links.find(({ to }) => to === link.to) === link ? mark?.(link.to) : undefined}
        >
          {link.label}
        </a>
      </li>
    ))}
  </ul>
);
