import { DialogContent, DialogOverlay } from "@reach/dialog";
import { useId, useRef, type ReactNode } from "react";
import { DialogParts } from "./dialog-parts";
import { useModal } from "./use-modal";
import { wrapFocus } from "./wrap-focus";
import "./scripted-dialog.css";

export interface DialogProps {
  readonly title: string;
  /** Called by the close icon and the Close button only. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Shown before the title, which says the same in words. */
  readonly icon?: "error" | "success";
  /** Only where two dialogs are open at once. Render the lower one first. */
  readonly level?: "lower" | "upper";
  /** What is focused on closing. Default: what was focused before. */
  readonly returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * The only wrapper around @reach/dialog, for the form's dialogs. Mounted only while open.
 * As specified a dialog closes by its buttons alone: neither by a click outside nor by Escape.
 * The page behind is inert and does not scroll; focus moves in, stays in, and goes back.
 */
export const Dialog = ({ level, ...rest }: DialogProps) => (
  <DialogOverlay
    className={`dialog${level === undefined ? "" : ` dialog--${level}`}`}
    isOpen
    // utilities.css does it: the library's own lock inserts a style element, which the CSP forbids.
    dangerouslyBypassScrollLock
    // The library's focus lock adds elements with a positive tabindex and does not let us choose where focus returns.
    // The page is inert anyway; `useModal` moves the focus and `wrapFocus` traps it.
    dangerouslyBypassFocusLock
    onKeyDown={wrapFocus}
  >
    <DialogWindow {...rest} />
  </DialogOverlay>
);

const DialogWindow = ({ title, onClose, children, icon, returnFocus }: Omit<DialogProps, "level">) => {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useModal(dialog, { initial: closeButton, returnTo: returnFocus });
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
        closeIcon={{ onClick: onClose }}
        closeButton={{ ref: closeButton, onClick: onClose }}
      >
        {children}
      </DialogParts>
    </DialogContent>
  );
};
