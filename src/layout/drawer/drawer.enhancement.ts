import { fromTablet } from "../../lib/breakpoints";

/**
 * The button that opens the menu is named "Open Menu", and "Close Menu" while the menu is open (docs/specification.md,
 * "Drawer"). Its parts carry `data-when`.
 */
export const enhanceMenuButton = (): void => {
  document.addEventListener(
    // Not `toggle`, which comes after the focus is back on the button: a screen reader then said the old name.
    "beforetoggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      for (const part of document.querySelectorAll<HTMLElement>(`[commandfor="${target.id}"] > [data-when]`)) {
        part.hidden = part.dataset["when"] !== newState;
        if (!part.hidden && part.parentElement !== null) part.parentElement.title = part.textContent;
      }
    },
    // It does not bubble.
    true,
  );
};

/** A window that gets wide has no menu: it closes. */
export const closeDrawerOfWideWindow = (): void => {
  matchMedia(fromTablet).addEventListener("change", () => {
    document.querySelector<HTMLDialogElement>("dialog.drawer[open]")?.close();
  });
};
