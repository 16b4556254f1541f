import { useEffect, useRef } from "react";

/**
 * Closes the dialog whose link was followed, and moves the focus to the page's heading after a client-side navigation
 * (WCAG 2.4.3; Gatsby's user tests of 2019).
 * Gatsby announces the new title by itself. The first load and links with a fragment are left to the browser.
 * @param pathname the page's address; a change of it is a navigation
 */
export const useFocusOnNavigation = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (window.location.hash !== "") return;
    // One frame later: Gatsby's router first focuses its own wrapper, and a closing drawer its button.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector("h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [pathname]);
};
