/**
 * The button that opens the menu says what it does: "Open Menu", or "Close Menu" while the menu is open (specification,
 * section 2). Its parts carry `data-when`. A window that gets wide has no menu: it closes.
 */
export const enhanceDrawer = (): void => {
  document.addEventListener(
    // Not `toggle`, which comes after the focus is back on the button: a screen reader then said the old name.
    "beforetoggle",
    ({ target, newState }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      for (const button of document.querySelectorAll<HTMLElement>(`[command=show-modal][commandfor="${target.id}"]`)) {
        for (const part of button.querySelectorAll<HTMLElement>("[data-when]")) {
          part.hidden = part.dataset["when"] !== newState;
          if (!part.hidden) button.title = part.textContent;
        }
      }
    },
    // It does not bubble.
    true,
  );
  matchMedia("(min-width: 48em)").addEventListener("change", () => {
    document.querySelector<HTMLDialogElement>("dialog.drawer[open]")?.close();
  });
};
