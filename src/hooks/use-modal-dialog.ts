import { useEffect, type KeyboardEvent, type RefObject } from "react";
import { useScrollLock } from "./use-scroll-lock";

const stops = "a[href], button:not([disabled]), input, textarea, select, summary, [tabindex]:not([tabindex='-1'])";

/**
 * Opens and closes a native `<dialog>` as a modal: the browser makes the page behind inert, moves focus in,
 * and gives it back on closing (ARIA APG, modal dialog).
 * @param dialog the element
 * @param open whether it is to be open
 * @param initialFocus what is focused on opening; the browser's choice when left out
 */
export const useModalDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  initialFocus?: RefObject<HTMLElement | null>,
): void => {
  useScrollLock(open);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!open) {
      if (element.open) element.close();
      return;
    }
    if (!element.open) {
      element.showModal();
      initialFocus?.current?.focus();
    }
  }, [dialog, open, initialFocus]);
};

/**
 * Keeps Tab inside a modal element: from the last stop to the first, and back.
 * The browser alone would let focus go to its own toolbar in between.
 */
export const wrapFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return;
  const from = document.activeElement;
  if (event.shiftKey && (from === first || from === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && from === last) {
    event.preventDefault();
    first.focus();
  }
};
