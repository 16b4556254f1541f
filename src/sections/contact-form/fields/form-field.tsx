import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../../components/icon/icon";
import "../form-message.css";
import "./form-field.css";

interface FormFieldProps {
  /** The id of the control. */
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** Gets the control's attributes, so that label, hint and error are announced with it. */
  readonly children: (aria: Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">) => ReactNode;
}

/** A field with label, hint and error above the control, where an on-screen keyboard does not cover them. */
export const FormField = ({ id, label, hint, error, children }: FormFieldProps) => {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  // The error first: screen readers read the descriptions in this order.
  const describedBy = error ? `${errorId} ${hintId}` : hintId;
  return (
    <div className={`form-field${error ? " form-field--error" : ""}`}>
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="form-field__hint" id={hintId}>
        {hint}
      </p>
      {error && (
        <p className="form-message form-message--error" id={errorId}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {/* aria-invalid is always set: without it browsers report an empty required field as invalid from the start. */}
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error !== undefined })}
    </div>
  );
};
