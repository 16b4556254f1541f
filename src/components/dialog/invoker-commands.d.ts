import "react";

// Invoker commands (HTML, the button element): @types/react does not know the attributes yet.
declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- an interface is merged only with its own parameters
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    /** The id of the dialog. */
    commandfor?: string | undefined;
  }
}
