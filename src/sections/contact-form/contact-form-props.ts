import type { ContactFormView, DialogsView, StudioView } from "../../content-schema/view-types";
import type { MessageStarter } from "./message-starters";

/** What the form's React part needs. It is in the page as JSON. */
export interface ControllerProps {
  readonly text: Pick<ContactFormView, "statusSuccess" | "statusFailure">;
  readonly dialogs: Pick<DialogsView, "success" | "failure">;
  readonly studio: Pick<StudioView, "phone"> & { readonly emails: Pick<StudioView["emails"], "general"> };
  readonly starters?: readonly MessageStarter[] | undefined;
}

export interface ContactFormProps extends ControllerProps {
  readonly text: ContactFormView;
  readonly studio: ControllerProps["studio"] & Pick<StudioView, "replyPromise">;
}
