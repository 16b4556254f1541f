import { Dialog } from "../../../components/dialog/dialog";
import type { FieldName } from "../form-elements";

export interface Fault {
  readonly field: FieldName;
  readonly text: string;
}

interface FaultDialogsProps {
  readonly title: string;
  /** One or two, in the order of the fields. The first lies on top. */
  readonly faults: readonly Fault[];
  readonly onClose: (fault: Fault) => void;
  /** Where the focus goes after the last one: the first field at fault. */
  readonly returnFocus: () => HTMLElement | null | undefined;
}

/**
 * A Form Error dialog for each field at fault (specification, section 5): both are open at once when
 * both fields are at fault, and closing the upper one leads to the lower one.
 */
export const FaultDialogs = ({ title, faults, onClose, returnFocus }: FaultDialogsProps) => {
  const [upper, lower] = faults;
  const lowest = lower ?? upper;
  return (
    <>
      {lowest === undefined ? null : (
        <Dialog
          key={lowest.field}
          title={title}
          icon="error"
          {...(lower === undefined ? {} : { level: "lower" as const })}
          onClose={() => {
            onClose(lowest);
          }}
          returnFocus={returnFocus}
        >
          <p>{lowest.text}</p>
        </Dialog>
      )}
      {upper === undefined || lower === undefined ? null : (
        <Dialog
          key={upper.field}
          title={title}
          icon="error"
          level="upper"
          onClose={() => {
            onClose(upper);
          }}
        >
          <p>{upper.text}</p>
        </Dialog>
      )}
    </>
  );
};
