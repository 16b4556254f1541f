import { useEffect } from "react";

/** How many dialogs hold the page now. */
let locks = 0;

const change = (by: 1 | -1): void => {
  locks += by;
  document.documentElement.classList.toggle("scroll-locked", locks > 0);
};

/** Keeps the page behind a dialog from scrolling while `locked` is true (utilities.css). */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    change(1);
    return () => {
      change(-1);
    };
  }, [locked]);
};
