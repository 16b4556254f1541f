import { Icon } from "../icon/icon";
import "./status-badge.css";

interface StatusBadgeProps {
  readonly tone: "good" | "bad" | "none" | "plain";
  readonly text: string;
}

/** A result, a state, or how severe it is. Icon and border differ by tone, and the text says it. */
export const StatusBadge = ({ tone, text }: StatusBadgeProps) => (
  <span className="status-badge" data-tone={tone}>
    {tone === "good" || tone === "bad" ? <Icon name={tone === "good" ? "success" : "error"} /> : null}
    {text}
  </span>
);
