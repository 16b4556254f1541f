import { DialogContent, DialogOverlay } from "@reach/dialog";
import { useId, useRef, type ReactNode } from "react";
import { DialogParts } from "./dialog-parts";
import { useModal } from "./use-modal";

interface DialogGroupProps {
  /** One or two of `Dialog`, in reading order. */
  readonly children: ReactNode;
  /** What is focused when the last one closes. Default: what was focused before. */
  readonly returnFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * The only wrapper around @reach/dialog, for the form's dialogs. Mounted only while one of them is open.
 * As specified a dialog closes by its buttons alone: neither by a click outside nor by Escape.
 * The page behind is inert and does not scroll; focus moves in, goes through all dialogs, and goes back.
 */
export const DialogGroup = (props: DialogGroupProps) => (
  <DialogOverlay
    className="dialog"
    isOpen
    // dialog.css does it: the library's own lock inserts a style element, which the CSP forbids.
    dangerouslyBypassScrollLock
    // The library's focus lock adds elements with a positive tabindex and does not let us choose where focus returns.
    // `useModal` moves the focus and makes the page inert, as the browser does for a native dialog.
    dangerouslyBypassFocusLock
  >
    <DialogWindows {...props} />
  </DialogOverlay>
);

/** A component of its own: the library's portal renders what it holds after the effects of what is around it. */
const DialogWindows = ({ children, returnFocus }: DialogGroupProps) => {
  const windows = useRef<HTMLDivElement>(null);
  useModal(windows, returnFocus);
  return (
    <div className="dialog__windows" ref={windows}>
      {children}
    </div>
  );
};

export interface DialogProps {
  readonly title: string;
  /** Called by the close icon and the Close button only. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Shown before the title, which says the same in words. */
  readonly icon?: "error" | "success";
}

/** The first Close button of a dialog that is not closing. */
const openClose = ".dialog__window:not(.dialog__window--closing) .dialog__close";

/**
 * How long a closed dialog stays, unseen, while another is open, in milliseconds. Orca 43 says the name of the dialog that
 * gets the focus only as long as the one that had it exists.
 */
const leaveMs = 300;

/** A dialog of a `DialogGroup`. Where another one is open, the focus goes there on closing. */
export const Dialog = ({ title, onClose, children, icon }: DialogProps) => {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const close = (): void => {
    dialog.current?.classList.add("dialog__window--closing");
    const other = dialog.current?.parentElement?.querySelector<HTMLElement>(openClose);
    other?.focus();
    if (other) setTimeout(onClose, leaveMs);
    else onClose();
  };
  return (
    <DialogContent
      ref={dialog}
      className="dialog__window"
      aria-labelledby={titleId}
      // A message is read out as a whole on opening.
      aria-describedby={bodyId}
    >
      <DialogParts
        title={title}
        titleId={titleId}
        bodyId={bodyId}
        icon={icon}
        closeIcon={{ onClick: close }}
        closeButton={{ onClick: close }}
      >
        {children}
      </DialogParts>
    </DialogContent>
  );
};
