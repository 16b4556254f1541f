import type { ComponentProps, ReactNode } from "react";
import "./form-field.css";

interface FormFieldProps {
  /** The id of the control, its name. */
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** Gets the control's attributes, so that label, hint and error are announced with it. */
  readonly children: (aria: Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">) => ReactNode;
}

/**
 * A field with label, hint and error above the control, where an on-screen keyboard does not cover them. The error is
 * empty: a script fills the slot.
 */
export const FormField = ({ id, label, hint, children }: FormFieldProps) => {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className="form-field station stack">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="muted small" id={hintId}>
        {hint}
      </p>
      <div className="form-field__error" id={errorId} data-slot={`${id}-error`} role="none" />
      {/* The error first: screen readers read the descriptions in this order. aria-invalid is always set: without it
          browsers report an empty required field as invalid from the start. */}
      {children({ id, "aria-describedby": `${errorId} ${hintId}`, "aria-invalid": false })}
    </div>
  );
};
