import { contactFields } from "../../../contact/api-contract";

interface HoneypotProps {
  readonly id: string;
  readonly label: string;
}

/**
 * A field for robots that fill in whatever they find. `hidden` keeps it from eyes, keyboards, screen
 * readers, voice control and autofill alike; a browser without style sheets shows what to do with it.
 */
export const Honeypot = ({ id, label }: HoneypotProps) => (
  <div hidden>
    <label htmlFor={id}>{label}</label>
    <input id={id} type="text" name={contactFields.honeypot} tabIndex={-1} autoComplete="off" />
  </div>
);
