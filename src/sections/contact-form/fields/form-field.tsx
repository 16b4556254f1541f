import type { ReactNode } from "react";
import { Icon } from "../../../components/icon/icon";
import "./form-field.css";

/** What the field's element takes over, so that its label, hint and fault are read with it. */
export interface FieldAria {
  readonly id: string;
  readonly "aria-describedby": string;
  /** Always said: browsers call an empty required field invalid before anyone has typed. */
  readonly "aria-invalid": boolean;
}

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** A second hint, where something special holds. */
  readonly note?: string | undefined;
  /** What is wrong. */
  readonly fault?: string | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
  /** Stands below the field. */
  readonly below?: ReactNode;
}

/** A field with its label, hint and fault, in this order, all above it where fingers and keyboards do not cover them. */
export const FormField = ({ id, label, hint, note, fault, children, below }: FormFieldProps) => {
  const [hintId, noteId, faultId] = [`${id}-hint`, `${id}-note`, `${id}-fault`];
  const described = [hintId, note === undefined ? "" : noteId, fault === undefined ? "" : faultId];
  return (
    <div className={`form-field${fault === undefined ? "" : " form-field--fault"}`}>
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="form-field__hint" id={hintId}>
        {hint}
      </p>
      {note === undefined ? null : (
        <p className="form-field__note" id={noteId}>
          {note}
        </p>
      )}
      {fault === undefined ? null : (
        <p className="form-field__fault" id={faultId}>
          <Icon name="error" />
          {fault}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described.filter((part) => part !== "").join(" "),
        "aria-invalid": fault !== undefined,
      })}
      {below}
    </div>
  );
};
