import { useEffect, useLayoutEffect, useRef } from "react";

/** The part of Gatsby's location that this needs. In the build it is the pathname alone. */
export interface PageLocation {
  readonly pathname: string;
  readonly href?: string;
  readonly hash?: string;
  /** The key of the history entry. */
  readonly key?: string;
}

/** An element that may be rendered anew: the nth one that matches. */
interface ElementPosition {
  readonly selector: string;
  readonly index: number;
}

/** The button that opens a link's dialog; outside of dialogs the link itself. */
const positionOf = (link: Element): ElementPosition => {
  const dialog = link.closest("dialog");
  const selector =
    dialog === null
      ? `a[href=${JSON.stringify(link.getAttribute("href"))}]`
      : `[command=show-modal][commandfor=${JSON.stringify(dialog.id)}]`;
  return { selector, index: Math.max(0, [...document.querySelectorAll(selector)].indexOf(link)) };
};

const find = (position: ElementPosition | undefined): Element | undefined =>
  position && document.querySelectorAll(position.selector)[position.index];

/** @returns whether it has the focus now: hidden elements don't take it */
const focus = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // Firefox keeps the caret where it was in the old page, and screen readers would read on from there.
  getSelection()?.removeAllRanges();
  // Gatsby restores the scroll position.
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * Focus after a client-side navigation (WCAG 2.4.3): on a new page its heading, after a link with a fragment the target,
 * after Back and Forward the link that was followed there. Without client-side navigation the browser does all this:
 * targets of links are focusable (src/lib/link-target.ts), and the back/forward cache restores the focus.
 * The dialog whose link was followed is closed.
 */
export const useFocusOnNavigation = ({ pathname, href = pathname, hash = "", key = "" }: PageLocation): void => {
  const entry = `${href} ${key}`;
  const shown = useRef({ entry, pathname });
  const followedLinks = useRef(new Map<string, ElementPosition>());

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link !== null) followedLinks.current.set(shown.current.entry, positionOf(link));
    };
    document.addEventListener("click", onClick, true);
    return () => {
      document.removeEventListener("click", onClick, true);
    };
  }, []);

  // A layout effect: the focus moves in the task in which the page and the closed dialog lose it, so that screen readers
  // announce neither the document nor the dialog's button on the way (heard in Orca).
  useLayoutEffect(() => {
    if (shown.current.entry === entry) return;
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { entry, pathname };
    if (isNewPage) for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (focus(find(followedLinks.current.get(entry)))) return;
    if (focus(document.getElementById(hash.slice(1))) || !isNewPage) return;
    focus(document.querySelector("h1"));
  }, [entry, pathname, hash]);

  // Back to an address with a fragment: Gatsby has scrolled to the fragment, the focus may be elsewhere (WCAG 2.4.7).
  useEffect(() => {
    const followed = find(followedLinks.current.get(entry));
    if (followed === document.activeElement) followed.scrollIntoView({ block: "nearest" });
  }, [entry]);
};
