import type { ReactNode } from "react";
import { Icon } from "../../../components/icon/icon";
import "./form-field.css";

/** Attributes for the control, so that label, hint and error are announced with it. */
interface FieldAria {
  readonly id: string;
  readonly "aria-describedby": string;
  /** Always set: without it browsers report an empty required field as invalid from the start. */
  readonly "aria-invalid": boolean;
}

interface FormFieldProps {
  /** The id of the control. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** A second hint. */
  readonly note?: string | undefined;
  readonly error: string | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
}

/** A field with label, hint and error above the control, where an on-screen keyboard does not cover them. */
export const FormField = ({ id, label, hint, note, error, children }: FormFieldProps) => {
  const [hintId, noteId, errorId] = [`${id}-hint`, `${id}-note`, `${id}-error`];
  // The error first: screen readers read the descriptions in this order.
  const described = [error && errorId, hintId, note && noteId].filter(Boolean);
  return (
    <div className={`form-field${error ? " form-field--error" : ""}`}>
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="form-field__hint" id={hintId}>
        {hint}
      </p>
      {note && (
        <p className="form-field__note" id={noteId}>
          {note}
        </p>
      )}
      {error && (
        <p className="form-field__error" id={errorId}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {children({ id, "aria-describedby": described.join(" "), "aria-invalid": error !== undefined })}
    </div>
  );
};
