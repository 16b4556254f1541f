import { isDownload } from "../../lib/downloads";
import { ButtonLink, type ButtonKind } from "./button-link";

interface ButtonLinksProps {
  readonly links: readonly Queries.LinkFragment[];
  /** How the first one looks. It is the main action of its page unless told otherwise, or a file to keep. */
  readonly first?: ButtonKind;
  readonly others?: ButtonKind;
  readonly className?: string;
}

/** Where to go from here: a list of links in a row. One alone is no list. */
export const ButtonLinks = ({ links, first = "main", others = "quiet", className }: ButtonLinksProps) => {
  const isFiles = links.every(({ to }) => isDownload(to));
  const [button, ...more] = links.map((link, index) => (
    <ButtonLink key={link.label} link={link} kind={index === 0 && !isDownload(link.to) ? first : others} />
  ));
  if (button === undefined || more.length === 0) return <p className={className}>{button}</p>;
  return (
    <ul
      role="list"
      className={`actions${more.length > 2 ? " actions--many" : ""}${isFiles ? " actions--files" : ""}${className ? ` ${className}` : ""}`}
    >
      {[button, ...more].map((one) => (
        <li key={one.key}>{one}</li>
      ))}
    </ul>
  );
};
