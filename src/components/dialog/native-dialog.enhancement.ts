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
