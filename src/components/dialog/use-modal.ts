import { useEffect, useEffectEvent, type RefObject } from "react";
import { enterStack, leaveStack } from "./modal-stack";

interface ModalFocus {
  /** What is focused on opening. */
  readonly initial: RefObject<HTMLElement | null>;
  /** What is focused on closing. Default: what had the focus before. */
  readonly returnTo: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Makes an element modal while it is mounted (ARIA APG, modal dialog): focus moves in, all else is
 * inert, and focus goes back on closing. Where two modals open at once, the upper one gives the focus
 * to the lower one.
 * @param element anything inside the modal's portal
 */
export const useModal = (element: RefObject<HTMLElement | null>, { initial, returnTo }: ModalFocus): void => {
  const findReturnTarget = useEffectEvent(() => returnTo?.());
  useEffect(() => {
    const root = outermost(element.current);
    if (root === undefined) return;
    const before = document.activeElement;
    // Lift `inert` before focusing: inert elements cannot take focus.
    enterStack(root);
    initial.current?.focus();
    document.addEventListener("mousedown", keepFocus);
    return () => {
      document.removeEventListener("mousedown", keepFocus);
      leaveStack(root);
      const after = findReturnTarget() ?? before;
      if (after instanceof HTMLElement) after.focus();
    };
  }, [element, initial]);
};

/** A mousedown outside the dialogs, even on the scroll bar's gutter, would move the focus out of them. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest("[role=dialog]") === null) event.preventDefault();
};

/** The child of `body` that contains an element. */
const outermost = (element: Element | null): Element | undefined =>
  [...document.body.children].find((child) => child.contains(element));
