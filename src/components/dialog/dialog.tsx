import { DialogContent, DialogOverlay } from "@reach/dialog";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import { wrapFocus } from "../../hooks/use-modal-dialog";
import { uiStrings } from "../../lib/ui-strings";
import { Icon } from "../icon/icon";
import { useModal } from "./use-modal";
import "./dialog.css";

export interface DialogProps {
  readonly title: string;
  /** Called by the close icon and the Close button only. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Shown before the title, which says the same in words. */
  readonly icon?: "error" | "success";
  /** `statement`: 600 px high and 80 % wide where that fits (specification, section 9). */
  readonly size?: "statement" | "message" | "picture";
  /** Only where two dialogs are open at once. Render the lower one first. */
  readonly level?: "lower" | "upper";
  /** What is focused on opening. Default: the Close button of a message, the close icon of a long text. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What is focused on closing. Default: what was focused before. */
  readonly returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * The only wrapper around @reach/dialog. Mounted only while open.
 * As specified a dialog closes by its buttons alone: neither by a click outside nor by Escape.
 * The page behind is inert and does not scroll; focus moves in, stays in, and goes back.
 */
export const Dialog = ({ size = "message", level, ...rest }: DialogProps) => (
  <DialogOverlay
    className={`dialog dialog--${size}${level === undefined ? "" : ` dialog--${level}`}`}
    isOpen
    // useScrollLock does it with CSS: the library's own lock inserts a style element, which the CSP forbids.
    dangerouslyBypassScrollLock
    // The library's focus lock adds elements with a positive tabindex and does not let us choose where focus returns.
    // The page is inert anyway; `useModal` moves the focus and `wrapFocus` traps it.
    dangerouslyBypassFocusLock
    onKeyDown={wrapFocus}
  >
    <DialogWindow size={size} {...rest} />
  </DialogOverlay>
);

const DialogWindow = ({
  title,
  onClose,
  children,
  icon,
  size,
  initialFocus,
  returnFocus,
}: Omit<DialogProps, "level">) => {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const closeIcon = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useModal(dialog, {
    initial: initialFocus ?? (size === "message" ? button : closeIcon),
    returnTo: returnFocus,
  });
  return (
    <DialogContent
      ref={dialog}
      className="dialog__window"
      aria-labelledby={titleId}
      // A message is read out as a whole on opening; a long text is left to the reader.
      {...(size === "message" ? { "aria-describedby": bodyId } : {})}
    >
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId}>
          {icon === undefined ? null : <Icon name={icon} className={`dialog__sign dialog__sign--${icon}`} />}
          {title}
        </h2>
        <button ref={closeIcon} type="button" className="dialog__icon" title={uiStrings.closeDialog} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{uiStrings.closeDialog}</span>
        </button>
      </div>
      <div className="dialog__body flow" id={bodyId}>
        {children}
      </div>
      <div className="dialog__foot">
        <button ref={button} type="button" className="dialog__close" onClick={onClose}>
          {uiStrings.close}
        </button>
      </div>
    </DialogContent>
  );
};
