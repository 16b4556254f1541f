/**
 * Modal `<dialog>` elements that are in the HTML and open by invoker commands, before any script is loaded. The browser
 * makes the page inert, moves the focus in and gives it back (HTML, the dialog element; ARIA APG, modal dialog). With
 * `closedby="none"` only its buttons close a dialog, with `any` Escape and a click on the backdrop, too.
 * What browsers lack, and that following a link closes it: native-dialog.enhancement.ts.
 */

/** Props of a button that opens a native dialog, without scripts too. @param id the dialog's */
export const opensDialog = (id: string) => ({ type: "button", command: "show-modal", commandfor: id }) as const;

/** Props of a button inside a native dialog that closes it. @param id the dialog's */
export const closesDialog = (id: string) => ({ type: "button", command: "close", commandfor: id }) as const;
