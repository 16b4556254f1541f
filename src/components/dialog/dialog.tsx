import { DialogContent, DialogOverlay } from "@reach/dialog";
import { useEffect, useId, type ReactNode, type RefObject } from "react";
import { useFrameWords } from "../frame-words";
import { Icon } from "../icon/icon";
import "./dialog.css";

export interface DialogProps {
  readonly title: string;
  /** Called by the close icon and the Close button only. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `statement`: 600 px high and 80 % wide where that fits (specification, section 9). */
  readonly size?: "statement" | "message";
  /** Which of two stacked dialogs this is: 0 lies lower. */
  readonly level?: 0 | 1;
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The one wrapper around @reach/dialog. Rendered while open, never otherwise.
 * As specified a dialog closes by its buttons alone: neither by a click outside nor by Escape.
 * The page behind is inert and does not scroll; focus moves in, stays in, and goes back.
 */
export const Dialog = ({ title, onClose, children, size = "message", level = 0, initialFocus }: DialogProps) => {
  const words = useFrameWords();
  const titleId = useId();
  const bodyId = useId();
  useEffect(() => {
    const page = document.getElementById("___gatsby");
    page?.setAttribute("inert", "");
    document.documentElement.classList.add("page-held");
    return () => {
      // A second dialog may still be open.
      if (document.querySelectorAll("[data-reach-dialog-overlay]").length <= 1) {
        page?.removeAttribute("inert");
        document.documentElement.classList.remove("page-held");
      }
    };
  }, []);
  return (
    <DialogOverlay
      className={`dialog dialog--${size} dialog--level-${String(level)}`}
      isOpen
      // Our stylesheet holds the page: the library's own lock would write a style element (content security policy).
      dangerouslyBypassScrollLock
      {...(initialFocus === undefined ? {} : { initialFocusRef: initialFocus as RefObject<HTMLElement> })}
    >
      <DialogContent className="dialog__window" aria-labelledby={titleId} aria-describedby={bodyId}>
        <div className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="dialog__icon" title={words.closeIcon} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{words.closeIcon}</span>
          </button>
        </div>
        <div className="dialog__body flow" id={bodyId}>
          {children}
        </div>
        <div className="dialog__foot">
          <button type="button" className="dialog__close" onClick={onClose}>
            {words.closeButton}
          </button>
        </div>
      </DialogContent>
    </DialogOverlay>
  );
};

export default Dialog;
