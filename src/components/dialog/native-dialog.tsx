import type { ComponentProps } from "react";

/** Props of a button that opens a native dialog, without scripts too. @param id the dialog's */
export const opensDialog = (id: string) => ({ type: "button", command: "show-modal", commandfor: id }) as const;

/** Props of a button inside a native dialog that closes it. @param id the dialog's */
export const closesDialog = (id: string) => ({ type: "button", command: "close", commandfor: id }) as const;

interface NativeDialogProps extends Omit<ComponentProps<"dialog">, "open" | "onClick"> {
  readonly id: string;
  /** `none`: only its buttons close it. `any`: Escape and a click on the backdrop do so, too. */
  readonly closedby: "none" | "any";
}

/**
 * A modal `<dialog>` that is in the HTML and opens by invoker commands, before any script is loaded. The browser
 * makes the page inert, moves the focus in and gives it back (HTML, the dialog element; ARIA APG, modal dialog).
 * Browsers without invoker commands or `closedby`: src/client/loader/native-dialogs.ts. A navigation closes it:
 * src/layout/use-focus-on-navigation.ts.
 */
export const NativeDialog = ({ children, ...props }: NativeDialogProps) => (
  // The element is interactive, and the links inside take the keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
  <dialog
    {...props}
    // It may be open when React hydrates it.
    suppressHydrationWarning
    onClick={({ target, currentTarget }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // A link to the current page is no navigation.
      if (link?.origin === location.origin && link.pathname === location.pathname) currentTarget.close();
    }}
  >
    {children}
  </dialog>
);
