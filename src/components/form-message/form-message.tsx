import { Icon } from "../icon/icon";

export interface FormMessageProps {
  readonly kind: "error" | "success" | "waiting";
  readonly text: string;
  /** For screen readers alone. */
  readonly isHidden?: boolean;
}

const icons = { error: "error", success: "success", waiting: "clock" } as const;

/** A short message of a form with its icon. The text has an element of its own, so that a translated one can be replaced. */
export const FormMessage = ({ kind, text, isHidden = false }: FormMessageProps) => (
  <p className={isHidden ? "visually-hidden" : `form-message form-message--${kind}`}>
    <Icon name={icons[kind]} />
    <span>{text}</span>
  </p>
);
