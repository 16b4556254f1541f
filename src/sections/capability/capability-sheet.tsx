import { Capability, type CapabilityProps } from "./capability";
import "./capability-sheet.css";

/** The capability statement's body. Printed, page and heading fit one sheet of US Letter. */
export const CapabilitySheet = (props: Required<Omit<CapabilityProps, "level">>) => (
  <div className="capability-sheet container">
    <Capability {...props} level={2} />
  </div>
);
