import { contactFields } from "../../../contact/api-contract";

interface HoneypotProps {
  readonly id: string;
  readonly label: string;
}

/**
 * The honeypot field: bots fill it, people never meet it. `hidden` removes it from view, tab order, the
 * accessibility tree, voice control and autofill.
 */
export const Honeypot = ({ id, label }: HoneypotProps) => (
  <div hidden>
    <label htmlFor={id}>{label}</label>
    <input id={id} type="text" name={contactFields.honeypot} tabIndex={-1} autoComplete="off" />
  </div>
);
