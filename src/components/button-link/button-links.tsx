import { ButtonLink } from "./button-link";

interface ButtonLinksProps {
  readonly links: readonly Queries.LinkFragment[];
  /** True where the first is the main action of its page. */
  readonly mainFirst?: boolean;
}

/** Calls to action in a row. */
export const ButtonLinks = ({ links, mainFirst = true }: ButtonLinksProps) => (
  <div className="actions">
    {links.map((link, index) => (
      <ButtonLink key={link.label} link={link} kind={mainFirst && index === 0 ? "main" : "quiet"} />
    ))}
  </div>
);
