import { filledIcons, iconPaths, type IconName } from "./icon-paths";
import "./icon.css";

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A decorative pictogram. The words beside it say what it means, so it is hidden from screen readers. */
export const Icon = ({ name, className }: IconProps) => (
  <svg
    className={`icon${filledIcons.has(name) ? " icon--filled" : ""}${className === undefined ? "" : ` ${className}`}`}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);
