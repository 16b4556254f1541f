import type { KeyboardEvent } from "react";

const stops = "a[href], button:not([disabled]), input, textarea, select, summary, [tabindex]:not([tabindex='-1'])";

/** Keeps Tab inside a modal element: from the last stop to the first, and back. */
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
