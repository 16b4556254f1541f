import type { ComponentProps } from "react";

/** Props of a button that opens a native dialog, without scripts too. @param id the dialog's */
export const opensDialog = (id: string) => ({ type: "button", command: "show-modal", commandfor: id }) as const;

/** Props of a button inside a native dialog that closes it. @param id the dialog's */
export const closesDialog = (id: string) => ({ type: "button", command: "close", commandfor: id }) as const;

interface NativeDialogProps extends Omit<ComponentProps<"dialog">, "open"> {
  readonly id: string;
  /** `none`: only its buttons close it. `any`: Escape and a click on the backdrop do so, too. */
  readonly closedby: "none" | "any";
}

/**
 * A modal `<dialog>` that is in the HTML and opens by invoker commands, before any script is loaded. The browser
 * makes the page inert, moves the focus in and gives it back (HTML, the dialog element; ARIA APG, modal dialog).
 * What browsers lack, and that following a link closes it: native-dialog.enhancement.ts.
 */
export const NativeDialog = (props: NativeDialogProps) => <dialog {...props} />;
