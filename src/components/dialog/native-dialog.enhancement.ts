/**
 * Makes buttons with `command` and `commandfor`, and dialogs with `closedby`, work in browsers without invoker commands
 * or `closedby` (WebKitGTK 2.50, Firefox before 144). In all browsers the button that opens a dialog gets the focus
 * first: Safari does not focus a button that is clicked, and a closing dialog returns the focus to what had it.
 */
export const enhanceNativeDialogs = (): void => {
  const supportsInvokerCommands = "commandForElement" in HTMLButtonElement.prototype;
  const supportsClosedBy = "closedBy" in HTMLDialogElement.prototype;

  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[commandfor]");
      const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (button !== null && dialog instanceof HTMLDialogElement) {
        const opens = button.getAttribute("command") === "show-modal";
        if (opens) button.focus();
        if (supportsInvokerCommands) return;
        if (!opens) dialog.close();
        else if (!dialog.open) dialog.showModal();
      } else if (!supportsClosedBy && target instanceof HTMLDialogElement && target.matches("[closedby=any]")) {
        // A click on the backdrop is reported for the dialog itself.
        target.close();
      }
    },
    true,
  );

  if (supportsClosedBy) return;
  document.addEventListener(
    "cancel",
    (event) => {
      if (event.target instanceof Element && event.target.matches("dialog[closedby=none]")) event.preventDefault();
    },
    true,
  );
};

const closeOpenDialogs = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};

/**
 * Closes a dialog whose link was followed: to a part of the page, which stays, or to another page, when this one comes back
 * from the back/forward cache.
 */
export const enhanceDialogLinks = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("dialog a[href]") : null;
    if (link?.pathname === location.pathname && link.origin === location.origin) closeOpenDialogs();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) closeOpenDialogs();
  });
};
