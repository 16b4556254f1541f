import { Icon } from "../icon/icon";
import "./status-badge.css";

interface StatusBadgeProps {
  readonly tone: "good" | "bad" | "none";
  readonly text: string;
}

/** A result or state. Icon and border differ by tone, and the text says it. */
export const StatusBadge = ({ tone, text }: StatusBadgeProps) => (
  <span className="status-badge" data-tone={tone}>
    {tone === "none" ? null : <Icon name={tone === "good" ? "success" : "error"} />}
    {text}
  </span>
);
