import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Makes dialogs modal while they are mounted (ARIA APG, modal dialog): all else is inert, and focus goes back when the
 * last one closes. The first one's Close button is focused on opening. If people would have to scroll to it, the close
 * icon is, so that they read from the title on.
 * @param element holds the dialogs, inside their portal
 * @param returnTo what is focused at the end. Default: what had the focus before.
 */
export const useModal = (
  element: RefObject<HTMLElement | null>,
  returnTo: (() => HTMLElement | null | undefined) | undefined,
): void => {
  const findReturnTarget = useEffectEvent(() => returnTo?.());
  useEffect(() => {
    const before = document.activeElement;
    const behind = [...document.body.children].filter(
      (child) => !child.contains(element.current) && !child.hasAttribute("inert"),
    );
    for (const child of behind) child.setAttribute("inert", "");
    document.addEventListener("mousedown", keepFocus);
    const { scrollHeight = 0, clientHeight = 0 } = element.current?.closest(".dialog") ?? {};
    const start = scrollHeight > clientHeight ? ".dialog__icon" : ".dialog__close";
    element.current?.querySelector<HTMLElement>(start)?.focus();
    return () => {
      document.removeEventListener("mousedown", keepFocus);
      for (const child of behind) child.removeAttribute("inert");
      const after = findReturnTarget() ?? before;
      if (after instanceof HTMLElement) after.focus();
    };
  }, [element]);
};

/** A mousedown outside the dialogs, even on the scroll bar's gutter, would move the focus out of them. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest("[role=dialog]") === null) event.preventDefault();
};
