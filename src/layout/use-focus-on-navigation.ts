import { useEffect, useRef } from "react";

/**
 * After a link to another page, focus goes to that page's heading, so that keyboard and screen reader go on from the
 * top of what is new (Gatsby's user tests of 2019; WCAG 2.4.3). Gatsby announces the new title by itself.
 * The first page and links to a place inside a page are left to the browser.
 * @param pathname the page's address; a change of it is a navigation
 */
export const useFocusOnNavigation = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
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
