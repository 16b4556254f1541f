import { Icon } from "../icon/icon";
import { MarkSign } from "../icon/mark-sign";
import "./status-badge.css";

const signs = {
  good: <Icon name="success" />,
  bad: <Icon name="error" />,
  half: <MarkSign filled="half" />,
  none: <MarkSign filled="none" />,
  plain: null,
} as const;

interface StatusBadgeProps {
  readonly tone: keyof typeof signs;
  readonly text: string;
}

/** A result, a state, or how severe it is. Sign and border differ by tone, and the text says it. */
export const StatusBadge = ({ tone, text }: StatusBadgeProps) => (
  <span className="status-badge" data-tone={tone}>
    {signs[tone]}
    {text}
  </span>
);
