import { Capability, type CapabilityProps } from "./capability";
import "./capability-sheet.css";

interface CapabilitySheetProps extends Required<Omit<CapabilityProps, "level">> {
  /** Says how the page prints. It does not print itself. */
  readonly hint: string;
}

/** The capability statement's body. Printed, page and heading fit one sheet of US Letter. */
export const CapabilitySheet = ({ hint, ...rest }: CapabilitySheetProps) => (
  <div className="capability-sheet stack container">
    <Capability {...rest} level={2} />
    <p className="capability-sheet__hint muted small">{hint}</p>
  </div>
);
