import { filledIcons, iconPaths } from "./icon-paths";
import "./icon.css";

interface IconProps {
  /** A name of `icon-paths.ts`. Content may only name those that the schema lists. */
  readonly name: string;
  readonly className?: string;
}

/** A decorative pictogram. The words beside it say what it means, so it is hidden from screen readers. */
export const Icon = ({ name, className }: IconProps) => {
  const path: string | undefined = Object.entries(iconPaths).find(([known]) => known === name)?.[1];
  if (path === undefined) throw new Error(`There is no icon "${name}".`);
  return (
    <svg
      className={`icon${filledIcons.has(name) ? " icon--filled" : ""}${className === undefined ? "" : ` ${className}`}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
};
